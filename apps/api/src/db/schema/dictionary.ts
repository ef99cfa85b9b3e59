import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

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
