import { expect, test } from 'vitest';
import { withoutUndefined } from './docgen.ts';

const literal = (value: string) => ({ name: 'literal', value });
const union = (...elements: Parameters<typeof withoutUndefined>[0][]) => ({ name: 'union', elements });

test('offers the choices of an optional prop, and not that it is undefined', () => {
  const variants = union(literal("'primary'"), literal("'secondary'"));
  expect(withoutUndefined(union(variants, { name: 'undefined' }))).toEqual({
    ...variants,
    raw: "'primary' | 'secondary'",
  });
});

test('takes an optional prop of one type for that type', () => {
  expect(withoutUndefined(union({ name: 'boolean' }, { name: 'undefined' }))).toEqual({ name: 'boolean' });
});

test('leaves every other type as it is', () => {
  expect(withoutUndefined({ name: 'ReactNode', raw: 'ReactNode' })).toEqual({ name: 'ReactNode', raw: 'ReactNode' });
});
