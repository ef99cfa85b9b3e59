import type { DictionaryImport } from '@rubrica/api-client/contract';
import { ImportFileError } from './import-file-error.ts';

/** Why a line, or an entry of a file with entries, is left out. */
export type ImportProblemCode =
  | 'columns'
  | 'sense'
  | 'word'
  | 'translation'
  | 'level'
  | 'too-long'
  | 'outside'
  | 'unreadable'
  | 'form';

export interface ImportProblem {
  /** The number of the line or entry, from 1. */
  at: number;
  code: ImportProblemCode;
  text: string;
}

/** What a file has for the dictionary. */
export interface ParsedImport {
  kind: DictionaryImport['kind'];
  /** Of its translations, BCP 47; what the file says of it, or Arabic. */
  language: string;
  title: string;
  licence: string;
  /** What the file says of itself, where no field of it is the licence. */
  about: string;
  url: string;
  /** Translations or levels by sense or word. */
  entries: ReadonlyMap<string, readonly string[]>;
  problems: readonly ImportProblem[];
  /** What `at` of a problem counts. */
  counted: 'lines' | 'entries';
}

export const defaultLanguage = 'ar';
/** The server's limits of an entry. */
const maxKeyLength = 200;
const maxValueLength = 300;
const maxValues = 50;
/** The largest dictionaries for learners have some 200,000. */
export const maxEntries = 500_000;
/** Longer lines are shown by their beginning. */
const maxShownLength = 80;

export const clean = (text: string) => text.replaceAll(/[_\s]+/gu, ' ').trim();
export const toKey = (word: string) => clean(word).toLowerCase();

/** Collects entries and problems. */
export function createCollector() {
  const entries = new Map<string, string[]>();
  const problems: ImportProblem[] = [];
  const refuse = (at: number, code: ImportProblemCode, text: string) => {
    problems.push({ at, code, text: text.slice(0, maxShownLength) });
  };
  /** Throws an `ImportFileError` at the first entry beyond the limit. */
  const add = (at: number, key: string, value: string, line: string) => {
    if (key.length > maxKeyLength || value.length > maxValueLength) return refuse(at, 'too-long', line);
    // What a decoder has put in the place of bytes that are not UTF-8: nobody could find the word.
    if (key.includes('\uFFFD') || value.includes('\uFFFD')) return refuse(at, 'unreadable', line);
    const values = entries.get(key) ?? [];
    if (!values.includes(value) && values.length < maxValues) values.push(value);
    entries.set(key, values);
    if (entries.size > maxEntries) throw new ImportFileError('too-many');
  };
  return { entries, problems, add, refuse };
}

/** Returns whether words can be looked up: those of most entries are written in Latin letters, as English is. */
export function areKeysLatin(entries: ParsedImport['entries']): boolean {
  let latin = 0;
  for (const key of entries.keys()) if (/\p{Script=Latin}/u.test(key)) latin += 1;
  return latin * 2 >= entries.size;
}
