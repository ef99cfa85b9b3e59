import { expect, it } from 'vitest';
import { capitalOf, accentedLettersOf } from './letters.ts';

it('finds the letters of a language whatever its region, and none where a keyboard has them all', () => {
  expect(accentedLettersOf('fr-CA')).toContain('é');
  expect(accentedLettersOf('PT')).toEqual(accentedLettersOf('pt-BR'));
  expect(accentedLettersOf('nb')).toEqual(accentedLettersOf('no'));
  expect(accentedLettersOf('en-GB')).toEqual([]);
  expect(accentedLettersOf('')).toEqual([]);
});

it('writes capitals as their language does', () => {
  expect(capitalOf('é', 'fr')).toBe('É');
  expect(capitalOf('i', 'tr')).toBe('İ');
  expect(capitalOf('ı', 'tr')).toBe('I');
  expect(capitalOf('ß', 'de')).toBe('ẞ');
  expect(capitalOf('¿', 'es')).toBe('¿');
});

it('lists no letter twice', () => {
  for (const language of ['ar', 'fr', 'es', 'de', 'it', 'pt', 'nl', 'pl', 'tr', 'sv', 'cs', 'ro', 'hu'])
    expect(new Set(accentedLettersOf(language)).size).toBe(accentedLettersOf(language).length);
});
