import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { taskTakens } from './attempts.ts';
import { id, timestamps } from './columns.ts';
import { users } from './people.ts';
import { questions } from './questions.ts';

/** A stored file; its bytes lie under `storageKey`, a random name. */
export const files = pgTable(
  'files',
  {
    id: id(),
    ownerId: uuid().references(() => users.id),
    name: text().notNull(),
    /** Read from the content. */
    mime: text().notNull(),
    size: integer().notNull(),
    /** Hex. */
    sha256: text().notNull(),
    durationMs: integer(),
    storageKey: text().notNull().unique(),
    /** Names the upload to its owner, so that a second try finds what the first has stored. */
    uploadKey: text(),
    ...timestamps,
  },
  (table) => [index().on(table.ownerId), uniqueIndex().on(table.ownerId, table.uploadKey)],
);

/**
 * Where a file is shown; who may see that place may see the file. `question`: in a question that staff read. `attempt`: in an
 * attempt's frozen questions or its student's answers. `marks`: given by a marker, for the student only after release.
 */
export const fileUses = pgTable(
  'file_uses',
  {
    id: id(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    place: text().$type<'question' | 'attempt' | 'marks'>().notNull(),
    questionId: uuid().references(() => questions.id, { onDelete: 'cascade' }),
    taskTakenId: uuid().references(() => taskTakens.id, { onDelete: 'cascade' }),
  },
  (table) => [
    check(
      'file_uses_place',
      sql`(${table.place} = 'question') = (${table.questionId} is not null and ${table.taskTakenId} is null)`,
    ),
    uniqueIndex()
      .on(table.fileId, table.place, table.questionId)
      .where(sql`${table.questionId} is not null`),
    uniqueIndex()
      .on(table.fileId, table.place, table.taskTakenId)
      .where(sql`${table.taskTakenId} is not null`),
    index().on(table.questionId),
    index().on(table.taskTakenId),
  ],
);
