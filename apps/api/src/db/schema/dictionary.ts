import type { DictionaryImport } from '@rubrica/api-client/contract';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, reference, timestamps } from './columns.ts';
import { users } from './people.ts';

/** A sense that several words have in common, by its number in WordNet 3.0 and its part of speech: `02084071-n`. */
export const dictionarySynsets = pgTable('dictionary_synsets', {
  id: text().primaryKey(),
  definition: text().notNull(),
  examples: text().array().notNull(),
  /** The words that have this sense, as they are written. */
  words: text().array().notNull(),
});

/** A word as one part of speech. */
export const dictionaryEntries = pgTable(
  'dictionary_entries',
  {
    /** In lower case, with spaces. */
    lemma: text().notNull(),
    /** As in WordNet: `n`, `v`, `a` or `r`. */
    partOfSpeech: text().notNull(),
    /** The ids of its senses, the most frequent first. */
    synsets: text().array().notNull(),
    /** How many of its senses occur in WordNet's texts: the only measure of how common it is. */
    commonSenses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lemma, table.partOfSpeech] })],
);

/** How a word is said, in ARPAbet; `variant` counts the ways from 1. */
export const dictionaryPronunciations = pgTable(
  'dictionary_pronunciations',
  {
    word: text().notNull(),
    variant: integer().notNull(),
    arpabet: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.variant] })],
);

/** A collection that an admin has added to the dictionary. */
export const dictionaryImports = pgTable('dictionary_imports', {
  id: id<'DictionaryImport'>(),
  title: text().notNull(),
  licence: text().notNull(),
  url: text().notNull().default(''),
  kind: text().$type<DictionaryImport['kind']>().notNull(),
  /** The language of its translations, BCP 47. */
  language: text().notNull(),
  entries: integer().notNull().default(0),
  importedBy: reference(() => users.id),
  ...timestamps,
});

/** What an import has for one sense or word: translations, or a level. */
export const dictionaryAdditions = pgTable(
  'dictionary_additions',
  {
    importId: reference(() => dictionaryImports.id, { onDelete: 'cascade' }).notNull(),
    /** The id of a synset, or a lemma. */
    key: text().notNull(),
    values: text().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.key] }), index().on(table.key)],
);
