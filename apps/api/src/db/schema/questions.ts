import type { StoredQuestion } from '@rubrica/api-client/contract';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, reference, timestamps } from './columns.ts';
import { categories, diplomas, levels } from './named.ts';
import { users } from './people.ts';

type Content = StoredQuestion['content'];

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
    ...timestamps,
  },
  (table) => [index().on(table.categoryId), index().on(table.levelId), index().on(table.diplomaId)],
);
