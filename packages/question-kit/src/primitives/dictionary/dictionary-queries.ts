import { languageTag } from '../text/language-tag.ts';
import type { Dictionary, DictionaryEntry } from './dictionary.ts';
import type { DictionaryQuery } from './query-cache.ts';

/** Returns the primary language subtag: `en` of `en-GB`. */
export function primaryLanguage(language: string): string {
  return language.split(/[-_]/u)[0]?.toLowerCase() ?? '';
}

/** Returns the query for the meaning of a word; undefined if the dictionary has no `lookUp`. */
export function meaningQuery(
  dictionary: Dictionary | undefined,
  word: string,
  language: string,
): DictionaryQuery<DictionaryEntry[]> | undefined {
  if (!dictionary?.lookUp) return undefined;
  const lookUp = dictionary.lookUp.bind(dictionary);
  return { key: `meaning ${language} ${word}`, run: (signal) => lookUp(word, { language, signal }) };
}

/** Returns the language to translate a text into; undefined if it is not to be translated. */
export function targetLanguage(dictionary: Dictionary | undefined, from: string, reader: string): string | undefined {
  if (!dictionary?.translate) return undefined;
  const to = languageTag(dictionary.translateTo ?? reader);
  return primaryLanguage(to) === primaryLanguage(from) ? undefined : to;
}

/** Returns the query for the translation of a text; undefined if the dictionary does not translate it. */
export function translationQuery(
  dictionary: Dictionary | undefined,
  text: string,
  { from, to }: { from: string; to: string | undefined },
): DictionaryQuery<string[]> | undefined {
  if (!dictionary?.translate || to === undefined) return undefined;
  const translate = dictionary.translate.bind(dictionary);
  return { key: `translation ${from} ${to} ${text}`, run: (signal) => translate(text, { from, to, signal }) };
}
