import type { Service } from '../service.ts';

/** Emails a code if the email has an account. It is sent after the reply, so that the reply reveals nothing. */
export const sendOtp: Service<'sendOtp'> = async (context, { body }) => {
  await context.rateLimiter.consume('otp-send-address', context.client.ipAddress);
  await context.rateLimiter.consume('otp-send-account', body.email);
  context.background.run('Sending an OTP', context.auth.sendOtp(body.email));
  return { success: true, message: context.messages.confirmations.otpSent };
};
