import type { Language } from '@rubrica/api-client/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { formResolver } from './form-resolver.ts';

/** What a form with one field says of a value. */
async function messageOf(rule: z.ZodType, value: unknown, language: Language): Promise<string> {
  const resolver = formResolver(z.object({ field: rule }), language);
  const { errors } = await resolver({ field: value }, undefined, { fields: {}, shouldUseNativeValidation: false });
  // It stands deeper than the field where a part of the value is wrong.
  return /"message":"([^"]*)"/u.exec(JSON.stringify(errors))?.[1] ?? '';
}

const text = z.string().trim();

/** A rule without a message of its own, and a value that breaks it, for each of zod's issues. */
const broken = {
  invalid_type: [z.string(), 3],
  too_big: [text.max(4), 'a name'],
  too_small: [text.min(3), 'ab'],
  invalid_format: [z.email(), 'nobody'],
  not_multiple_of: [z.number().multipleOf(5), 3],
  unrecognized_keys: [z.strictObject({}), { more: true }],
  invalid_union: [z.union([z.number(), z.boolean()]), 'neither'],
  invalid_key: [z.record(z.email(), z.string()), { key: '' }],
  invalid_element: [z.map(z.string(), z.number()), new Map([['key', 'value']])],
  invalid_value: [z.enum(['once', 'weekly']), 'daily'],
  custom: [text.refine((value) => value === ''), 'no'],
} satisfies Record<z.core.$ZodIssue['code'], [z.ZodType, unknown]>;

const others: [string, [z.ZodType, unknown]][] = [
  ['a number that is too large', [z.number().max(4), 5]],
  ['a number that is too small', [z.number().min(4), 3]],
  ['a list that is too long', [z.array(z.string()).max(1), ['a', 'b']]],
  ['a list that is too short', [z.array(z.string()).min(1), []]],
  ['what is missing', [z.string(), undefined]],
];

describe('a rule without a message of its own', () => {
  it.each([...Object.entries(broken), ...others])('says it in both languages: %s', async (_name, [rule, value]) => {
    const ofZod = new Set([...(rule.safeParse(value).error?.issues ?? [])].map(({ message }) => message));
    expect(ofZod.size).toBe(1);
    const [english, arabic] = [await messageOf(rule, value, 'en'), await messageOf(rule, value, 'ar')];
    expect(english).toMatch(/^[A-Z].*\.$/u);
    expect(english).not.toMatch(/expected|invalid|received/iu);
    expect(ofZod).not.toContain(english);
    expect(arabic).toMatch(/^\p{Script=Arabic}/u);
    expect(arabic).not.toMatch(/[a-z]/iu);
  });

  it('says how many characters are allowed, and how many there are without the spaces around them', async () => {
    expect(await messageOf(text.max(4), ' a name ', 'en')).toBe('Too long: 4 characters are allowed, and this has 6.');
    expect(await messageOf(text.max(4), ' a name ', 'ar')).toMatch(/4.*6/u);
  });
});

it('a rule with a message says that one', async () => {
  expect(await messageOf(text.min(1, 'Please enter a name'), ' ', 'ar')).toBe('Please enter a name');
});
