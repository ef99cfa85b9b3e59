import { expect, it } from 'vitest';
import { filterOptions, shownOptions } from './option.ts';

const options = [
  { value: 'a', label: 'Café society' },
  { value: 'b', label: 'مُحَمَّد العربي' },
  { value: 'c', label: 'Level B2', description: 'Upper intermediate' },
];
const found = (text: string) => filterOptions(options, text).map((option) => option.value);

it('finds a label regardless of case, accents and vowel marks', () => {
  expect(found('CAFE')).toEqual(['a']);
  expect(found('محمد')).toEqual(['b']);
});

it('searches descriptions, and returns every option for an empty text', () => {
  expect(found('upper')).toEqual(['c']);
  expect(found('  ')).toEqual(['a', 'b', 'c']);
  expect(found('zzz')).toEqual([]);
});

const shown = (loading: boolean) =>
  shownOptions(options, 'level', { bySearch: true, loading }).map(({ value }) => value);

it('narrows what an earlier search found until the server replies, and then shows all of its reply', () => {
  expect(shown(true)).toEqual(['c']);
  expect(shown(false)).toEqual(['a', 'b', 'c']);
});
