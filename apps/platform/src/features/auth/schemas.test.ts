import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { en } from './messages/en.ts';
import { loginSchema, newPasswordSchema, otpSchema, registerSchema, resetSchema } from './schemas.ts';

const { rules } = en;

function messagesOf(schema: z.ZodType, value: unknown): Record<string, string[]> {
  const result = schema.safeParse(value);
  const found: Record<string, string[]> = {};
  for (const issue of result.error?.issues ?? []) (found[issue.path.join('.')] ??= []).push(issue.message);
  return found;
}

const form = (change: object) => ({ email: 'a@b.co', password: 'secret', remember: false, ...change });

describe('the login form', () => {
  it.each([
    ['', 'Please enter your email'],
    ['   ', 'Please enter your email'],
    ['nobody', 'Email must be a valid email address'],
    ['a b@c.de', 'Email must be a valid email address'],
  ])('says of the address %j only: %s', (email, message) => {
    expect(messagesOf(loginSchema(rules), form({ email }))).toEqual({ email: [message] });
  });

  it.each([
    ['', 'Please enter your password'],
    ['12345', 'Password must be at least 6 characters long'],
  ])('says of the password %j only: %s', (password, message) => {
    expect(messagesOf(loginSchema(rules), form({ password }))).toEqual({ password: [message] });
  });

  it('takes an address and six characters', () => {
    expect(messagesOf(loginSchema(rules), form({}))).toEqual({});
  });
});

describe('a forgotten password', () => {
  it('asks for the address in its own words', () => {
    expect(messagesOf(resetSchema(rules), { email: '' })).toEqual({
      email: ['Please enter your email to reset your password.'],
    });
  });

  it('takes six digits and nothing else', () => {
    expect(messagesOf(otpSchema(rules), { otp: '' })).toEqual({ otp: ['Please enter the OTP sent to your email.'] });
    expect(messagesOf(otpSchema(rules), { otp: '12345' })).toHaveProperty('otp');
    expect(messagesOf(otpSchema(rules), { otp: '12345a' })).toHaveProperty('otp');
    expect(messagesOf(otpSchema(rules), { otp: '012345' })).toEqual({});
  });

  it('wants the same password twice, and says so even while the first is too short', () => {
    const schema = newPasswordSchema(rules);
    expect(messagesOf(schema, { password: 'secret', confirm: '' })).toEqual({
      confirm: ['Please confirm your password'],
    });
    expect(messagesOf(schema, { password: 'secret', confirm: 'secrets' })).toEqual({
      confirm: ['Passwords do not match'],
    });
    expect(messagesOf(schema, { password: 'sec', confirm: 'other' })).toEqual({
      password: ['Password must be at least 6 characters long'],
      confirm: ['Passwords do not match'],
    });
    expect(messagesOf(schema, { password: 'secret', confirm: 'secret' })).toEqual({});
  });
});

describe('registration', () => {
  const request = { name: 'Mona', email: 'm@b.co', phone: '+20 100 123 4567', password: 'secret', consent: true };

  it('takes a phone number as people write it', () => {
    expect(registerSchema(rules).parse(request).phone).toBe('+201001234567');
    expect(registerSchema(rules).parse({ ...request, phone: '0044 (7700) 900-123' }).phone).toBe('+447700900123');
  });

  it('refuses a number without a country code, and a form without consent', () => {
    expect(messagesOf(registerSchema(rules), { ...request, phone: '0100 123 4567', consent: false })).toEqual({
      phone: ['Phone must begin with + and the country code'],
      consent: ['Please agree before you sign up'],
    });
  });
});
