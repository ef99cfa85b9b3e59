import type { Service } from '../service.ts';

/** Mails a code where the email has an account. It goes out after the answer, which therefore tells nothing. */
export const sendOtp: Service<'sendOtp'> = async (context, { body }) => {
  await context.rateLimiter.consume('otp-send-address', context.client.ipAddress);
  await context.rateLimiter.consume('otp-send-account', body.email);
  context.background.run('Sending a code', context.auth.sendOtp(body.email));
  return { success: true, message: context.messages.confirmations.otpSent };
};
