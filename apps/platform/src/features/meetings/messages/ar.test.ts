import { expect, it } from 'vitest';
import { ar } from './ar.ts';

it('agrees with the number of conflicts that are not named', () => {
  expect([1, 2, 3, 11, 100].map((count) => ar.conflicts.more(count))).toEqual([
    'وتعارض آخر',
    'وتعارضان آخران',
    'و3 تعارضات أخرى',
    'و11 تعارضًا آخر',
    'و100 تعارض آخر',
  ]);
});
