import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, unique } from 'drizzle-orm/pg-core';
import { id, reference } from './columns.ts';
import { diplomas } from './named.ts';
import { pdfs } from './pdfs.ts';
import { groups } from './people.ts';
import { tasks } from './tasks.ts';
import { videos } from './videos.ts';

const diplomaId = reference(() => diplomas.id, { onDelete: 'cascade' }).notNull();

/** What a diploma, which is a course, is made of, in the author's order: lectures, tasks and documents. */
export const courseItems = pgTable(
  'course_items',
  {
    id: id<'CourseItem'>(),
    diplomaId,
    position: integer().notNull(),
    videoId: reference(() => videos.id),
    taskId: reference(() => tasks.id),
    pdfId: reference(() => pdfs.id),
  },
  (table) => [
    check('course_items_one', sql`num_nonnulls(${table.videoId}, ${table.taskId}, ${table.pdfId}) = 1`),
    unique().on(table.diplomaId, table.videoId),
    unique().on(table.diplomaId, table.taskId),
    unique().on(table.diplomaId, table.pdfId),
    index().on(table.videoId),
    index().on(table.taskId),
    index().on(table.pdfId),
  ],
);

/** The groups whose students take a diploma. They see its published lectures and documents, unless it is archived. */
export const diplomaGroups = pgTable(
  'diploma_groups',
  { diplomaId, groupId: reference(() => groups.id).notNull() },
  (table) => [primaryKey({ columns: [table.diplomaId, table.groupId] }), index().on(table.groupId)],
);
