import { expect, it } from 'vitest';
import { knownFilterValues } from './resource-filters.tsx';

const filters = [
  { name: 'role', options: [{ value: 'student', label: 'Student' }] },
  { name: 'status', options: [{ value: 'active', label: 'Active' }] },
];

it('takes from the address only values that are options of their filter', () => {
  expect(knownFilterValues(filters, { role: 'student', status: 'nonsense', other: 'x' })).toEqual({ role: 'student' });
  expect(knownFilterValues(filters, {})).toEqual({});
});
