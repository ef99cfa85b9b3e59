import { expect, it } from 'vitest';
import { capitalOf, lettersOf } from './letters.ts';

it('finds the letters of a language whatever its region, and none where a keyboard has them all', () => {
  expect(lettersOf('fr-CA')).toContain('é');
  expect(lettersOf('PT')).toEqual(lettersOf('pt-BR'));
  expect(lettersOf('nb')).toEqual(lettersOf('no'));
  expect(lettersOf('en-GB')).toEqual([]);
  expect(lettersOf('')).toEqual([]);
});

it('writes capitals as their language does', () => {
  expect(capitalOf('é', 'fr')).toBe('É');
  expect(capitalOf('i', 'tr')).toBe('İ');
  expect(capitalOf('ı', 'tr')).toBe('I');
  expect(capitalOf('ß', 'de')).toBe('ẞ');
  expect(capitalOf('¿', 'es')).toBe('¿');
});

it('holds no letter twice', () => {
  for (const language of ['ar', 'fr', 'es', 'de', 'it', 'pt', 'nl', 'pl', 'tr', 'sv', 'cs', 'ro', 'hu'])
    expect(new Set(lettersOf(language)).size).toBe(lettersOf(language).length);
});
