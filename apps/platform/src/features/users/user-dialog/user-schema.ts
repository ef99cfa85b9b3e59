import { roles, type User } from '@rubrica/api-client/contract';
import { z } from 'zod';
import { toE164 } from '../../../lib/forms/phone.ts';
import type { Messages } from '../messages/en.ts';

/** A user as the form has them; the password is asked for only when the account is made. */
export function userSchema(m: Messages['rules'], isNew: boolean) {
  return z.object({
    name: z.string().trim().min(1, m.name).max(120),
    email: z.string().trim().min(1, { error: m.email, abort: true }).pipe(z.email(m.emailInvalid)),
    phone: z
      .string()
      .trim()
      .transform((written) => (written === '' ? null : toE164(written)))
      .pipe(z.e164(m.phone).nullable()),
    role: z.enum(roles),
    status: z.enum(['pending', 'active', 'disabled']),
    language: z.enum(['en', 'ar']),
    groups: z.array(z.string()),
    level: z.string().transform((id) => id || null),
    children: z.array(z.string()),
    password: isNew ? z.string().min(6, m.passwordShort) : z.string(),
  });
}

/** What the form begins with. */
export function defaultValuesOf(user: User | null) {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    role: user?.role ?? ('student' as const),
    status: user?.status ?? ('active' as const),
    language: user?.language ?? ('en' as const),
    groups: user?.groups ?? [],
    level: user?.level ?? '',
    children: user?.children ?? [],
    password: '',
  };
}

type UserValues = z.output<ReturnType<typeof userSchema>>;

/** What is sent: only what the role has; a parent keeps no groups from a time as a student. */
export function toUserBody({ password: _, ...given }: UserValues) {
  const hasGroups = given.role === 'student' || given.role === 'assistant';
  return {
    ...given,
    groups: hasGroups ? given.groups : [],
    level: given.role === 'student' ? given.level : null,
    children: given.role === 'parent' ? given.children : [],
  };
}
