import { z } from 'zod';
import { dateTime, objectId } from '../shapes.ts';
import { loggedInBeforeSchema, roleSchema, userSchema } from './user.ts';

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

/** The caller; `forcedBy` names the admin behind a forced login. */
export const meSchema = z.object({
  user: userSchema,
  forcedBy: z.object({ _id: objectId, name: z.string() }).nullable(),
  sessionEndsAt: dateTime,
});

export const sessionSchema = z.object({
  _id: objectId,
  createdAt: dateTime,
  lastUsedAt: dateTime,
  expiresAt: dateTime,
  userAgent: z.string(),
  ipAddress: z.string(),
  current: z.boolean(),
});
