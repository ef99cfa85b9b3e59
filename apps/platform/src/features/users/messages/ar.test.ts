import { expect, it } from 'vitest';
import { ar } from './ar.ts';

it('agrees with the number of people who are not named', () => {
  expect([1, 2, 3, 11, 100].map((count) => ar.bulk.andMore(count))).toEqual([
    'وشخص آخر',
    'وشخصان آخران',
    'و3 أشخاص آخرين',
    'و11 شخصًا آخر',
    'و100 شخص آخر',
  ]);
});
