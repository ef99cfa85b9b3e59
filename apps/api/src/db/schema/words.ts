import { index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';

/** A word that a person keeps, with the sentence it stood in, and when to practise it next. */
export const words = pgTable(
  'words',
  {
    id: id<'Word'>(),
    userId: reference(() => users.id).notNull(),
    /** The headword: `go` for `went`. */
    word: text().notNull(),
    /** The form in the sentence. */
    form: text().notNull(),
    /** BCP 47. */
    language: text().notNull(),
    meaning: text().notNull().default(''),
    translation: text().notNull().default(''),
    sentence: text().notNull().default(''),
    /** The title of the lecture, document or question that it was found in. */
    source: text().notNull().default(''),
    /** The state of spaced repetition, as `ts-fsrs` writes it. */
    card: jsonb().$type<Record<string, unknown>>().notNull(),
    dueAt: timestamptz().notNull(),
    ...timestamps,
  },
  (table) => [unique().on(table.userId, table.language, table.word), index().on(table.userId, table.dueAt)],
);
