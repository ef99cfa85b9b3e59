import type { Dictionary, DictionaryEntry } from './dictionary.ts';
import type { DictionaryQuery } from './query-cache.ts';

/** The part of a tag that names the language: `en` of `en-GB`. */
export function primary(language: string): string {
  return language.split('-')[0]?.toLowerCase() ?? '';
}

/** What does this word mean? Undefined where the dictionary does not tell. */
export function meaningQuery(
  dictionary: Dictionary | undefined,
  word: string,
  language: string,
): DictionaryQuery<DictionaryEntry[]> | undefined {
  if (!dictionary?.lookUp) return undefined;
  const lookUp = dictionary.lookUp.bind(dictionary);
  return { key: `meaning ${language} ${word}`, ask: (signal) => lookUp(word, { language, signal }) };
}

/** The language a text is translated into for this reader; undefined where there is nothing to translate. */
export function targetLanguage(dictionary: Dictionary | undefined, from: string, reader: string): string | undefined {
  if (!dictionary?.translate) return undefined;
  const to = dictionary.translateTo ?? reader;
  return primary(to) === primary(from) ? undefined : to;
}

/** How does one say this in another language? Undefined where the dictionary does not tell. */
export function translationQuery(
  dictionary: Dictionary | undefined,
  text: string,
  { from, to }: { from: string; to: string | undefined },
): DictionaryQuery<string[]> | undefined {
  if (!dictionary?.translate || to === undefined) return undefined;
  const translate = dictionary.translate.bind(dictionary);
  return { key: `translation ${from} ${to} ${text}`, ask: (signal) => translate(text, { from, to, signal }) };
}
