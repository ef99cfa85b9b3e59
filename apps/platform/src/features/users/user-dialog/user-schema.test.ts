import type { Role } from '@rubrica/api-client/contract';
import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { toUserBody, defaultValuesOf, userSchema } from './user-schema.ts';

const filled = {
  ...defaultValuesOf(null),
  name: 'Mona',
  email: 'm@b.co',
  entry: 'password' as const,
  password: 'secret',
  groups: ['g'],
  level: 'l',
  children: ['c'],
};

const phoneOf = (phone: string) => userSchema(en.rules, true).safeParse({ ...filled, phone }).data?.phone;

function sent(role: Role) {
  const { groups, level, children } = toUserBody(userSchema(en.rules, true).parse({ ...filled, role }));
  return { groups, level, children };
}

describe("an admin's form of a user", () => {
  it('asks for a password only when the account is made without an invitation', () => {
    const empty = { ...filled, password: '' };
    expect(userSchema(en.rules, true).safeParse(empty).error?.issues[0]?.message).toBe(en.rules.passwordShort);
    expect(userSchema(en.rules, true).safeParse({ ...empty, entry: 'invitation' }).success).toBe(true);
    expect(userSchema(en.rules, false).safeParse(empty).success).toBe(true);
  });

  it('takes no phone, or one with its country code', () => {
    expect(phoneOf('')).toBeNull();
    expect(phoneOf('00 20 100 123 4567')).toBe('+201001234567');
    expect(phoneOf('100')).toBeUndefined();
  });

  it('sends only what the role has', () => {
    expect(sent('student')).toEqual({ groups: ['g'], level: 'l', children: [] });
    expect(sent('assistant')).toEqual({ groups: ['g'], level: null, children: [] });
    expect(sent('parent')).toEqual({ groups: [], level: null, children: ['c'] });
    expect(sent('admin')).toEqual({ groups: [], level: null, children: [] });
  });
});
