import { describe, expect, it } from 'vitest';
import { directionOf } from '../provider/language.ts';
import { choiceMessages } from './choice.ts';
import { commonMessages } from './common.ts';
import { dataMessages } from './data.ts';
import { feedbackMessages } from './feedback.ts';
import { fieldsMessages } from './fields.ts';
import { filesMessages } from './files.ts';
import { layoutMessages } from './layout.ts';
import { overlaysMessages } from './overlays.ts';

const sets = {
  choiceMessages,
  commonMessages,
  dataMessages,
  feedbackMessages,
  fieldsMessages,
  filesMessages,
  layoutMessages,
  overlaysMessages,
};

describe.each(Object.entries(sets))('%s', (_, { en, ar }) => {
  it('has an Arabic text, in Arabic script, for every English one', () => {
    expect(Object.keys(ar).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const value of Object.values(ar)) {
      if (typeof value === 'string') expect(value).toMatch(/\p{Script=Arabic}/u);
    }
  });
});

it('no message is in two sets, so that a host overrides one text at a time', () => {
  const names = Object.values(sets).flatMap(({ en }) => Object.keys(en));
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

it('uses the plural forms of each language', () => {
  expect([0, 1, 2, 3, 11, 1000].map(dataMessages.en.rowsSelected)).toEqual([
    '0 rows selected',
    '1 row selected',
    '2 rows selected',
    '3 rows selected',
    '11 rows selected',
    '1,000 rows selected',
  ]);
  expect(new Set([0, 1, 2, 3, 11, 100].map(dataMessages.ar.rowsSelected)).size).toBe(6);
});

it('finds the direction of a language by its primary subtag', () => {
  expect(directionOf('ar-EG')).toBe('rtl');
  expect(directionOf('en')).toBe('ltr');
  expect(directionOf('HE')).toBe('rtl');
});
