import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { taskTakens } from './attempts.ts';
import { id, reference, timestamptz, timestamps } from './columns.ts';
import { users } from './people.ts';
import { questions } from './questions.ts';

/** A stored file. Its content is stored under `storageKey`, which is random. */
export const files = pgTable(
  'files',
  {
    id: id<'File'>(),
    ownerId: reference(() => users.id),
    name: text().notNull(),
    /** Detected from the content. */
    mime: text().notNull(),
    size: integer().notNull(),
    /** In hexadecimal. */
    sha256: text().notNull(),
    durationMs: integer(),
    storageKey: text().notNull().unique(),
    /** Identifies an upload of the owner, so that a repeated upload finds the stored file. */
    uploadKey: text(),
    /** Since when the sweep has found no use of it; null while it is in use, and until the first sweep. */
    unusedSince: timestamptz(),
    ...timestamps,
  },
  (table) => [index().on(table.ownerId), uniqueIndex().on(table.ownerId, table.uploadKey)],
);

/**
 * Where a file is used; whoever may see that may see the file. `question`: in a question, for staff. `attempt`: in an attempt's
 * frozen questions or its student's answers. `marks`: in a marker's marks, for the student only after the release.
 */
export const fileUses = pgTable(
  'file_uses',
  {
    id: id<'FileUse'>(),
    fileId: reference(() => files.id).notNull(),
    place: text().$type<'question' | 'attempt' | 'marks'>().notNull(),
    questionId: reference(() => questions.id, { onDelete: 'cascade' }),
    taskTakenId: reference(() => taskTakens.id, { onDelete: 'cascade' }),
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
