import { z } from 'zod';
import { cleanLine } from '../clean-line.ts';
import { idOf } from '../ids.ts';
import { dateTime, storedFields } from '../shapes.ts';

/** Roles (`spec.md` section 6). */
export const roles = ['student', 'parent', 'assistant', 'admin'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** Languages of the whole interface; default `en`. */
export const languageSchema = z.enum(['en', 'ar']);
export type Language = z.infer<typeof languageSchema>;

export const userStatusSchema = z.enum(['pending', 'active', 'disabled']);

/** At least 6 characters (`spec.md` section 9); the server refuses common ones too. */
export const passwordSchema = z.string().min(6).max(200);
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const phoneSchema = z.e164();
/** What is written of a name; it is stored as it is shown. */
export const personNameSchema = z.string().overwrite(cleanLine).min(1).max(120);

/** `loggedInBefore` is the string "true" or "false" (`spec.md` section 3, "Login response"). */
export const loggedInBeforeSchema = z.enum(['true', 'false']);

export const userSchema = z.object({
  ...storedFields<'User'>(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: roleSchema,
  status: userStatusSchema,
  language: languageSchema,
  loggedInBefore: loggedInBeforeSchema,
  /** Groups a student learns in, or an assistant marks for. */
  groups: z.array(idOf<'Group'>()),
  level: idOf<'Level'>().nullable(),
  /** A parent's children. */
  children: z.array(idOf<'User'>()),
  lastLoginAt: dateTime.nullable(),
  /**
   * The invitation that they have not used yet, with two nulls until it is sent; null without one. The reply that adds a user says
   * whether the server sends mail: without a mail server, nobody gets it.
   */
  invitation: z
    .object({ sentAt: dateTime.nullable(), expiresAt: dateTime.nullable(), isMailed: z.boolean().optional() })
    .nullable(),
});
export type User = z.infer<typeof userSchema>;

/** What an admin writes of a user. */
export const userBodySchema = z.object({
  name: personNameSchema,
  email: emailSchema,
  phone: phoneSchema.nullable().default(null),
  role: roleSchema,
  status: userStatusSchema.default('active'),
  language: languageSchema.default('en'),
  groups: z.array(idOf<'Group'>()).default([]),
  level: idOf<'Level'>().nullable().default(null),
  children: z.array(idOf<'User'>()).default([]),
});

/** A change of several people at once. */
export const userChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add-group'), group: idOf<'Group'>() }),
  z.object({ kind: z.literal('remove-group'), group: idOf<'Group'>() }),
  z.object({ kind: z.literal('level'), level: idOf<'Level'>().nullable() }),
  z.object({ kind: z.literal('status'), status: z.enum(['active', 'disabled']) }),
]);
/** A change of several people at once. */
export type UserChange = z.infer<typeof userChangeSchema>;

/**
 * Why somebody is left out of a change: it changes nothing, the role has no groups or level, a registration has to be approved or
 * rejected, it is the caller's own account or the last active admin's, or the account does not exist.
 */
export const unchangeableReasons = ['unchanged', 'role', 'pending', 'own-account', 'last-admin', 'gone'] as const;
/** Why somebody is left out of a change. */
export type UnchangeableReason = (typeof unchangeableReasons)[number];

/** What a parent sees of a child. */
export const childSchema = z.object({
  _id: idOf<'User'>(),
  name: z.string(),
  level: z.string().nullable(),
  groups: z.array(z.string()),
  tasksOpen: z.number().int(),
  tasksReleased: z.number().int(),
  /** Mean of the released marks, in percent; null before the first. */
  averagePercent: z.number().nullable(),
});
export type Child = z.infer<typeof childSchema>;
