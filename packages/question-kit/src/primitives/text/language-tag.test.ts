import { expect, it } from 'vitest';
import { languageName, languageTag } from './language-tag.ts';

it.each([
  ['en-GB', 'en-GB'],
  ['en_US', 'en-US'],
  ['zh_Hant_TW', 'zh-Hant-TW'],
  ['', 'en'],
  ['x', 'en'],
  ['en_US.UTF-8', 'en'],
])('reads the language %j as %s', (language, tag) => {
  expect(languageTag(language)).toBe(tag);
});

it.each([
  ['fr', 'French'],
  ['ar_EG', 'Arabic (Egypt)'],
  ['fr-u-nu-latn', 'French'],
  ['', 'English'],
])('calls the language %j %s', (language, name) => {
  expect(languageName(language, 'en')).toBe(name);
});
