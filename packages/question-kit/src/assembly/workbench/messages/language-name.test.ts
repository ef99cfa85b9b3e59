import { expect, it } from 'vitest';
import { languageName } from './language-name.ts';

it.each([
  ['ar', 'en', 'Arabic'],
  ['fr', 'ar', 'الفرنسية'],
  ['qqq', 'en', 'qqq'],
  // A tag with an extension is one, but has no name.
  ['ar-u-nu-latn', 'en', 'ar-u-nu-latn'],
] as const)('%s is called in %s: %s', (tag, language, name) => {
  expect(languageName(tag, language)).toBe(name);
});
