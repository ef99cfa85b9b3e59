import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moved } from './reorder.ts';

const list = (names: string) => names.split('').map((_id, order) => ({ _id, order }));
const names = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id).join('');

describe('moving one of a list', () => {
  it('puts it in its new place and counts the orders anew', () => {
    const after = moved(list('abcd'), 3, 1);
    expect(names(after)).toBe('adbc');
    expect(after.map(({ order }) => order)).toEqual([0, 1, 2, 3]);
  });

  it('changes nothing at the ends', () => {
    const items = list('ab');
    expect(moved(items, 0, -1)).toBe(items);
    expect(moved(items, 1, 2)).toBe(items);
  });

  it('loses none and doubles none', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 12 }),
        fc.nat({ max: 12 }),
        fc.array(fc.nat({ max: 5 }), { maxLength: 12 }),
        (a, b, orders) => {
          const before = orders.map((order, index) => ({ _id: String(index), order }));
          const after = moved(before, a, b);
          expect(after.map(({ _id }) => _id).toSorted()).toEqual(before.map(({ _id }) => _id).toSorted());
        },
      ),
    );
  });
});
