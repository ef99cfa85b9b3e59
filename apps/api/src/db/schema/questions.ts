import type { StoredQuestion, UserId } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, reference, timestamps, timestamptz } from './columns.ts';
import { categories, diplomas, levels } from './named.ts';
import { users } from './people.ts';

type Content = StoredQuestion['content'];

/** An exception as it is stored: who made it by id, so that a name that changes or goes is nowhere else. */
export type ExceptionRow = Omit<StoredQuestion['exceptions'][number], 'by'> & { by: UserId };

/** A question. The columns besides `content` repeat the parts that lists search, filter and sort by. */
export const questions = pgTable(
  'questions',
  {
    id: id<'Question'>(),
    authorId: reference(() => users.id),
    rev: integer().notNull().default(1),
    title: text().notNull(),
    type: text().$type<Content['type']>().notNull(),
    subQuestionType: text().$type<Content['subQuestionType']>().notNull(),
    categoryId: reference(() => categories.id),
    levelId: reference(() => levels.id),
    diplomaId: reference(() => diplomas.id),
    blocks: integer().notNull(),
    maximum: doublePrecision().notNull(),
    /** Cannot be added to tasks; those that have it keep it. */
    archived: boolean().notNull().default(false),
    /** Made from a video of a speaking task, not written by an author: the bank of questions does not show it. */
    isFromVideo: boolean().notNull().default(false),
    content: jsonb().$type<Content>().notNull(),
    /** The findings of the check that are switched off. */
    exceptions: jsonb().$type<ExceptionRow[]>().notNull().default([]),
    /** Whether the content has no validation issue, so that it can be drawn; null for one that was stored before this was. */
    isReady: boolean(),
    /** The words of the title and the texts, folded as searches are. */
    searchText: text().notNull().default(''),
    ...timestamps,
  },
  (table) => [
    index().on(table.categoryId),
    index().on(table.levelId),
    index().on(table.diplomaId),
    // `search_words` is `to_tsvector('simple', …)` with what it costs: without that, the planner reads the texts of all questions
    // again for a common word. Questions are read more than written, so no entries wait to be put in order.
    index('questions_search_words_index')
      .using('gin', sql`search_words(${table.searchText})`)
      .with({ fastupdate: false }),
  ],
);

/** The content of a question as it was, and the newest as it is: one version for each author and quarter of an hour. */
export const questionVersions = pgTable(
  'question_versions',
  {
    questionId: reference(() => questions.id, { onDelete: 'cascade' }).notNull(),
    /** The revision of the question that it was stored as; the last one, where several saves became one version. */
    rev: integer().notNull(),
    authorId: reference(() => users.id),
    /** When the first of its saves was made. */
    startedAt: timestamptz().notNull(),
    savedAt: timestamptz().notNull(),
    /** The version that it brought back. */
    restoredFrom: integer(),
    maximum: doublePrecision().notNull(),
    content: jsonb().$type<Content>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.rev] })],
);

/** What questions are found by, across their folders. */
export const tags = pgTable('tags', {
  id: id<'Tag'>(),
  /** As it was first written. */
  name: text().notNull(),
  /** The name as it is compared: without case, accents and forms of Arabic letters. */
  key: text().notNull().unique(),
  ...timestamps,
});

export const questionTags = pgTable(
  'question_tags',
  {
    questionId: reference(() => questions.id, { onDelete: 'cascade' }).notNull(),
    tagId: reference(() => tags.id, { onDelete: 'cascade' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.tagId] }), index().on(table.tagId)],
);
