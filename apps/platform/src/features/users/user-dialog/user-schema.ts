import { roles, type User } from '@rubrica/api-client/contract';
import { z } from 'zod';
import { optionalPhone } from '../../../lib/forms/optional-phone.ts';
import type { Messages } from '../messages/en.ts';

const minimumLength = 6;

/** How a new user gets in: with a link that is mailed to them, or with a password that the admin passes on. */
const entries = ['invitation', 'password'] as const;

/** The form of a user. Only a new user who is sent no invitation needs a password. */
export function userSchema(m: Messages['rules'], isNew: boolean) {
  return z
    .object({
      name: z.string().trim().min(1, m.name).max(120),
      email: z.string().trim().min(1, { error: m.email, abort: true }).pipe(z.email(m.emailInvalid)),
      phone: optionalPhone(m.phone),
      role: z.enum(roles),
      status: z.enum(['pending', 'active', 'disabled']),
      language: z.enum(['en', 'ar']),
      groups: z.array(z.string()),
      level: z.string().transform((id) => id || null),
      children: z.array(z.string()),
      entry: z.enum(entries),
      password: z.string(),
    })
    .refine(({ entry, password }) => !isNew || entry === 'invitation' || password.length >= minimumLength, {
      error: m.passwordShort,
      path: ['password'],
      // Also while other fields are invalid.
      when: () => true,
    });
}

/** Returns the initial values of the form. */
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
    entry: 'invitation' as const,
    password: '',
  };
}

/** Returns what the server has of a user, as it is written. */
export function storedBodyOf({ name, email, phone, role, status, language, groups, level, children }: User) {
  return { name, email, phone, role, status, language, groups, level, children };
}

type UserValues = z.output<ReturnType<typeof userSchema>>;

/** Returns what is sent: only fields that the role has. A parent keeps no groups from a time as a student. */
export function toUserBody({ password: _, entry: __, ...values }: UserValues) {
  const hasGroups = values.role === 'student' || values.role === 'assistant';
  return {
    ...values,
    groups: hasGroups ? values.groups : [],
    level: values.role === 'student' ? values.level : null,
    children: values.role === 'parent' ? values.children : [],
  };
}
