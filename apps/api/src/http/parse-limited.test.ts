import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseLimited } from './parse-limited.ts';

const schema = z.strictObject({
  name: z.string().trim().min(1),
  items: z.array(z.union([z.strictObject({ id: z.number() }), z.array(z.string())])).max(50),
  note: z.string().optional(),
});

const paths = (result: z.ZodSafeParseResult<unknown>) => result.error?.issues.map(({ path }) => path.join('.'));

test('accepts and refuses what the schema does, and returns the same data', () => {
  const item = fc.oneof(fc.record({ id: fc.oneof(fc.integer(), fc.string()) }), fc.array(fc.string()), fc.anything());
  const body = fc.record(
    {
      name: fc.oneof(fc.string(), fc.integer()),
      items: fc.array(item, { maxLength: 60 }),
      note: fc.string(),
      other: fc.string(),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(body, (value) => {
      const expected = schema.safeParse(value);
      const result = parseLimited(schema, value);
      expect(result.success).toBe(expected.success);
      if (expected.success) expect(result.data).toEqual(expected.data);
      else expect(result.error?.issues.length).toBeGreaterThan(0);
    }),
  );
});

test('names the same paths as the schema where the issues are few', () => {
  const value = { name: 3, items: [{ id: 1 }, { id: 'x' }, [2]] };
  expect(paths(parseLimited(schema, value))).toEqual(paths(schema.safeParse(value)));
  expect(paths(parseLimited(schema, {}))).toEqual(['name', 'items']);
});

test('names 20 issues of many', () => {
  const result = parseLimited(schema, { name: 'x', items: Array.from({ length: 40 }, () => 1) });
  expect(result.error?.issues).toHaveLength(20);
});

test('reports a list that is too long, and nothing of its items', () => {
  const result = parseLimited(schema, { name: 'x', items: Array.from({ length: 51 }, () => 1) });
  expect(result.error?.issues).toMatchObject([{ code: 'too_big', path: ['items'] }]);
});
