import { z } from 'zod';
import { toE164 } from '../../lib/forms/phone.ts';
import type { Messages } from './messages/en.ts';

type Rules = Messages['rules'];

/** The simple address pattern of `spec.md` section 5. The server checks the address again. */
const addressPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

const minimumLength = 6;
const otpPattern = /^\d{6}$/u;

// One message at a time: an empty field is not reported as malformed as well.
const email = (required: string, invalid: string) =>
  z.string().trim().min(1, { error: required, abort: true }).regex(addressPattern, invalid);

const password = (required: string, short: string) =>
  z.string().min(1, { error: required, abort: true }).min(minimumLength, short);

const equal = (m: Rules) => ({ error: m.confirmDiffers, path: ['confirm'] });

export const loginSchema = (m: Rules) =>
  z.object({
    email: email(m.emailRequired, m.emailInvalid),
    password: password(m.passwordRequired, m.passwordShort),
    remember: z.boolean(),
  });

export const resetSchema = (m: Rules) => z.object({ email: email(m.emailForReset, m.emailInvalid) });

export const otpSchema = (m: Rules) =>
  z.object({ otp: z.string().min(1, { error: m.otpRequired, abort: true }).regex(otpPattern, m.otpDigits) });

export const newPasswordSchema = (m: Rules) =>
  z
    .object({ password: password(m.passwordRequired, m.passwordShort), confirm: z.string().min(1, m.confirmRequired) })
    .refine((form) => form.confirm === '' || form.confirm === form.password, {
      ...equal(m),
      when: ({ value }) => hasBoth(value),
    });

export const changePasswordSchema = (m: Rules) =>
  z
    .object({
      current: z.string().min(1, m.currentRequired),
      password: password(m.passwordRequired, m.passwordShort),
      confirm: z.string().min(1, m.confirmRequired),
    })
    .refine((form) => form.confirm === '' || form.confirm === form.password, {
      ...equal(m),
      when: ({ value }) => hasBoth(value),
    })
    .refine((form) => form.password === '' || form.password !== form.current, {
      error: m.sameAsCurrent,
      path: ['password'],
    });

export const firstAdminSchema = (m: Rules) =>
  z.object({
    name: z.string().trim().min(1, m.nameRequired).max(120),
    email: email(m.emailRequired, m.emailInvalid),
    password: password(m.passwordRequired, m.passwordShort),
  });

export const linkPasswordSchema = (m: Rules) =>
  z
    .object({
      newPassword: password(m.passwordRequired, m.passwordShort),
      confirm: z.string().min(1, m.confirmRequired),
    })
    .refine((form) => form.confirm === '' || form.confirm === form.newPassword, equal(m));

export const registerSchema = (m: Rules) =>
  z.object({
    name: z.string().trim().min(1, m.nameRequired).max(120),
    email: email(m.emailRequired, m.emailInvalid),
    phone: z
      .string()
      .trim()
      .min(1, { error: m.phoneRequired, abort: true })
      .transform(toE164)
      .pipe(z.e164(m.phoneInvalid)),
    password: password(m.passwordRequired, m.passwordShort),
    consent: z.boolean().refine((given) => given, m.consentRequired),
  });

/** Checks that the passwords are equal as soon as both are given, even if other fields are invalid. */
function hasBoth(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'password' in value && 'confirm' in value;
}
