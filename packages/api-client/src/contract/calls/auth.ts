import { z } from 'zod';
import {
  emailSchema,
  languageSchema,
  loggedInBeforeSchema,
  meSchema,
  passwordSchema,
  personNameSchema,
  phoneSchema,
  roleSchema,
  sessionSchema,
} from '../entities/user.ts';
import { byId, objectId, saidSchema } from '../shapes.ts';
import { call } from '../call.ts';

/** `spec.md` section 3, "Login response". */
export const loginReplySchema = z.object({
  token: z.string(),
  user: z.object({
    _id: objectId,
    role: roleSchema,
    name: z.string(),
    email: z.string(),
    loggedInBefore: loggedInBeforeSchema,
  }),
});
export type LoginReply = z.infer<typeof loginReplySchema>;

export const otpSchema = z.string().regex(/^\d{6}$/u);

export const authCalls = {
  login: call({
    method: 'POST',
    path: '/login',
    summary: 'Opens a session.',
    body: z.object({ email: emailSchema, password: z.string().min(1).max(200) }),
    reply: loginReplySchema,
  }),
  register: call({
    method: 'POST',
    path: '/register',
    summary: 'Asks for a student account; the reply is the same for known and unknown emails.',
    body: z.object({
      name: personNameSchema,
      email: emailSchema,
      phone: phoneSchema,
      password: passwordSchema,
      consent: z.literal(true),
      language: languageSchema.default('en'),
    }),
    reply: saidSchema,
    status: 201,
  }),
  logout: call({
    method: 'POST',
    path: '/logout',
    summary: 'Ends the session of the bearer token.',
    body: z.object({ email: z.string().max(254).optional() }),
    reply: saidSchema,
  }),
  changePassword: call({
    method: 'POST',
    path: '/change-password',
    summary: 'Sets a new password, ends the other sessions and opens a fresh one.',
    body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: passwordSchema }),
    reply: loginReplySchema,
  }),
  sendOtp: call({
    method: 'POST',
    path: '/send-otp',
    summary: 'Mails a code to reset a password; the same reply for unknown emails.',
    body: z.object({ email: emailSchema }),
    reply: saidSchema,
  }),
  verifyOtp: call({
    method: 'POST',
    path: '/verify-otp',
    summary: 'Checks the code and sets a single-use grant cookie for ten minutes.',
    body: z.object({ email: emailSchema, otp: otpSchema }),
    reply: saidSchema,
  }),
  resetPassword: call({
    method: 'POST',
    path: '/reset-password',
    summary: 'Sets a new password with the grant cookie of /verify-otp.',
    body: z.object({ email: emailSchema, newPassword: passwordSchema }),
    reply: saidSchema,
  }),
  adminResetPassword: call({
    method: 'PUT',
    path: '/admin-reset-password',
    summary: "Sets a user's password; they are asked for their own at the next login.",
    body: z.object({ userId: objectId, newPassword: passwordSchema }),
    reply: saidSchema,
  }),
  forceLogin: call({
    method: 'POST',
    path: '/force-login',
    summary: 'Opens a 15-minute session as a student, parent or assistant; both people are named in the audit log.',
    body: z.object({ userId: objectId, reason: z.string().trim().min(3).max(500) }),
    reply: loginReplySchema,
  }),
  getMe: call({ method: 'GET', path: '/me', summary: 'The caller.', reply: meSchema }),
  updateMe: call({
    method: 'PUT',
    path: '/me',
    summary: "Changes the caller's own name, phone or language.",
    body: z.object({
      name: personNameSchema.optional(),
      phone: phoneSchema.nullable().optional(),
      language: languageSchema.optional(),
    }),
    reply: meSchema,
  }),
  listSessions: call({
    method: 'GET',
    path: '/sessions',
    summary: "The caller's open sessions.",
    reply: z.object({ items: z.array(sessionSchema) }),
  }),
  endSession: call({
    method: 'DELETE',
    path: '/sessions/:id',
    summary: "Ends one of the caller's sessions.",
    params: byId,
    reply: saidSchema,
  }),
};
