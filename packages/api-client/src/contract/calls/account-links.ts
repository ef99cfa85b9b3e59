import { z } from 'zod';
import { call, smallBody } from '../call.ts';
import { loginReplySchema } from '../entities/session.ts';
import { confirmationSchema } from '../shapes.ts';
import { emailSchema, languageSchema, passwordSchema, personNameSchema } from '../entities/user.ts';

/** The secret of a link: what follows its `#`. */
const linkTokenSchema = z.string().max(200);

export const accountLinkCalls = {
  checkAccountLink: call({
    method: 'POST',
    path: '/account-links/check',
    summary: 'Says what a single-use link is for, or why it no longer works.',
    bearer: 'empty',
    body: z.object({ token: linkTokenSchema }),
    bodyLimits: smallBody,
    reply: z.object({
      kind: z.enum(['set-up', 'password', 'invitation']),
      /** Whose password it sets; null for the first admin, who has no account yet. */
      account: z.object({ name: z.string(), email: z.string() }).nullable(),
    }),
  }),
  createFirstAdmin: call({
    method: 'POST',
    path: '/account-links/set-up',
    summary: 'Creates the first admin with the set-up link of an empty server, and opens a session.',
    bearer: 'empty',
    body: z.object({
      token: linkTokenSchema,
      name: personNameSchema,
      email: emailSchema,
      password: passwordSchema,
      language: languageSchema.default('en'),
    }),
    bodyLimits: smallBody,
    reply: loginReplySchema,
    status: 201,
  }),
  setPasswordByLink: call({
    method: 'POST',
    path: '/account-links/password',
    summary: "Sets an account's password with its single-use link, ends its sessions and opens a fresh one.",
    bearer: 'empty',
    body: z.object({ token: linkTokenSchema, newPassword: passwordSchema }),
    bodyLimits: smallBody,
    reply: loginReplySchema,
  }),
  renewInvitation: call({
    method: 'POST',
    path: '/account-links/renew',
    summary: 'Mails a new invitation to the address of one that has expired.',
    bearer: 'empty',
    body: z.object({ token: linkTokenSchema }),
    bodyLimits: smallBody,
    reply: confirmationSchema,
  }),
};
