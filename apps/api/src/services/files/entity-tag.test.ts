import { describe, expect, test } from 'vitest';
import { allowsRange, entityTagOf, namesTag } from './entity-tag.ts';

const tag = entityTagOf('ab12');

describe('entity tags', () => {
  test('are recognised in a list, weak or not, and by a star', () => {
    for (const header of ['"ab12"', 'W/"ab12"', '"other", "ab12"', '*']) expect(namesTag(header, tag)).toBe(true);
    for (const header of [undefined, '', '"ab1"', 'ab12', '"other"']) expect(namesTag(header, tag)).toBe(false);
  });

  test('allow a range of the same file only', () => {
    expect(allowsRange(undefined, tag)).toBe(true);
    expect(allowsRange('"ab12"', tag)).toBe(true);
    for (const header of ['W/"ab12"', '"other"', 'Wed, 21 Oct 2026 07:28:00 GMT'])
      expect(allowsRange(header, tag)).toBe(false);
  });
});
