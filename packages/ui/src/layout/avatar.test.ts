import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it('returns the first letters of the first and last word', () => {
  expect(initialsOf('Sara Ahmed')).toBe('SA');
  expect(initialsOf('  ana maria de souza ')).toBe('AS');
  expect(initialsOf('Plato')).toBe('P');
  expect(initialsOf('')).toBe('');
});

it('separates Arabic initials', () => {
  expect(initialsOf('سارة أحمد')).toBe('س أ');
});
