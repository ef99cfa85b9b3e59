import { expect, it } from 'vitest';
import { ar } from './ar.ts';

it('agrees with the number of rows that are not shown', () => {
  expect([1, 2, 3].map((count) => ar.more(count))).toEqual(['وعنصر آخر', 'وعنصران آخران', 'و3 أخرى']);
  expect([1, 2, 3].map((count) => ar.morePeople(count))).toEqual(['وشخص آخر', 'وشخصان آخران', 'و3 آخرين']);
});
