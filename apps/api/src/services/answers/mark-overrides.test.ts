import type { BlockMark, ItemMark } from '@rubrica/question-kit';
import { expect, test } from 'vitest';
import { findMarkOverrides } from './mark-overrides.ts';

const item = (mark: number, change: Partial<ItemMark> = {}): ItemMark => ({
  decision: 'exact',
  mark,
  maximum: 2,
  reviewed: false,
  ...change,
});
const block = (...items: ItemMark[]): BlockMark => ({ mark: 0, maximum: 2, pending: false, items });

test('a changed automatic mark is an override, a confirmed one is not', () => {
  const before = [block(item(1, { itemId: 'a' }), item(1, { itemId: 'b' }))];
  const after = [block(item(2, { itemId: 'a', reviewed: true }), item(1, { itemId: 'b', reviewed: true }))];
  expect(findMarkOverrides(before, after)).toEqual([{ block: 0, item: 'a', from: 1, to: 2 }]);
});

test('the first mark of a manually marked item is no override, a change of it is', () => {
  const unjudged = [block(item(0, { decision: 'manual' }))];
  const judged = [block(item(2, { decision: 'manual', reviewed: true }))];
  const mended = [block(item(1, { decision: 'manual', reviewed: true }))];
  expect(findMarkOverrides(unjudged, judged)).toEqual([]);
  expect(findMarkOverrides(judged, mended)).toEqual([{ block: 0, item: null, from: 2, to: 1 }]);
});
