import { z } from 'zod';
import { idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';
import { languageSchema, loggedInBeforeSchema, roleSchema, userSchema } from './user.ts';

/** `spec.md` section 3, "Login response". */
export const loginReplySchema = z.object({
  token: z.string(),
  user: z.object({
    _id: idOf<'User'>(),
    role: roleSchema,
    name: z.string(),
    email: z.string(),
    loggedInBefore: loggedInBeforeSchema,
    /** The language of the account; a server of before does not send it. */
    language: languageSchema.optional(),
  }),
});
export type LoginReply = z.infer<typeof loginReplySchema>;

/** The caller; `forcedBy` names the admin behind a forced login. */
export const meSchema = z.object({
  user: userSchema,
  forcedBy: z.object({ _id: idOf<'User'>(), name: z.string() }).nullable(),
  sessionEndsAt: dateTime,
  unreadNotices: z.number().int(),
});

export const sessionSchema = z.object({
  _id: idOf<'Session'>(),
  createdAt: dateTime,
  lastUsedAt: dateTime,
  expiresAt: dateTime,
  userAgent: z.string(),
  ipAddress: z.string(),
  current: z.boolean(),
});
