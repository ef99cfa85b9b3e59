import { expect, it } from 'vitest';
import { initials } from './initials.ts';

it('takes the first letters of the first and last word', () => {
  expect(initials('Sara Ahmed')).toBe('SA');
  expect(initials('  ana maria de souza ')).toBe('AS');
  expect(initials('Plato')).toBe('P');
  expect(initials('')).toBe('');
});

it('keeps Arabic initials apart', () => {
  expect(initials('سارة أحمد')).toBe('س أ');
});
