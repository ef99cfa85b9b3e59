import { expect, it } from 'vitest';
import { directionOf, messagesOf } from '../provider/language.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';

it('has an Arabic text, in Arabic script, for every English one', () => {
  expect(Object.keys(ar).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const value of Object.values(ar)) {
    if (typeof value === 'string') expect(value).toMatch(/\p{Script=Arabic}/u);
  }
});

it('uses the plural forms of each language', () => {
  expect([0, 1, 2, 3, 11, 100].map(en.rowsSelected)).toEqual([
    '0 rows selected',
    '1 row selected',
    '2 rows selected',
    '3 rows selected',
    '11 rows selected',
    '100 rows selected',
  ]);
  expect(new Set([0, 1, 2, 3, 11, 100].map(ar.rowsSelected)).size).toBe(6);
});

it('finds the direction and the messages of a language by its primary subtag', () => {
  expect(directionOf('ar-EG')).toBe('rtl');
  expect(directionOf('en')).toBe('ltr');
  expect(directionOf('HE')).toBe('rtl');
  expect(messagesOf('ar-SA')).toBe(ar);
  expect(messagesOf('fr')).toBe(en);
});
