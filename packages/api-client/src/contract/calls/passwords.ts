import { z } from 'zod';
import { call, smallBody } from '../call.ts';
import { loginReplySchema } from '../entities/session.ts';
import { emailSchema, passwordSchema } from '../entities/user.ts';
import { idOf } from '../ids.ts';
import { confirmationSchema } from '../shapes.ts';

/** `spec.md` section 9. */
const otpSchema = z.string().regex(/^\d{6}$/u);

export const passwordCalls = {
  changePassword: call({
    method: 'POST',
    path: '/change-password',
    summary: 'Sets a new password, ends the other sessions and opens a fresh one.',
    body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: passwordSchema }),
    bodyLimits: smallBody,
    reply: loginReplySchema,
  }),
  sendOtp: call({
    method: 'POST',
    path: '/send-otp',
    summary: 'Mails a code to reset a password; the same reply for unknown emails.',
    bearer: 'empty',
    body: z.object({ email: emailSchema }),
    bodyLimits: smallBody,
    reply: confirmationSchema,
  }),
  verifyOtp: call({
    method: 'POST',
    path: '/verify-otp',
    summary: 'Checks the code and sets a single-use grant cookie for ten minutes.',
    bearer: 'empty',
    body: z.object({ email: emailSchema, otp: otpSchema }),
    bodyLimits: smallBody,
    reply: confirmationSchema,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/reset-password',
    summary: 'Sets a new password with the grant cookie of /verify-otp.',
    bearer: 'empty',
    body: z.object({ email: emailSchema, newPassword: passwordSchema }),
    bodyLimits: smallBody,
    reply: confirmationSchema,
  }),
  adminResetPassword: call({
    method: 'PUT',
    path: '/admin-reset-password',
    summary: "Sets a user's password; they are asked for their own at the next login.",
    body: z.object({ userId: idOf<'User'>(), newPassword: passwordSchema }),
    bodyLimits: smallBody,
    reply: confirmationSchema,
  }),
};
