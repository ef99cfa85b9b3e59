import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { bookGroups, books } from '../../db/schema/books.ts';
import { groupStudents } from '../../db/schema/people.ts';
import type { QueryViewer } from './query-viewer.ts';
import { allRows, type Visible } from './visible.ts';

/** Books as staff write them. */
export const visibleBooks = {
  table: books,
  id: books.id,
  to: { admin: allRows, assistant: allRows },
} satisfies Visible;

/** Whether a book is published to a group of a student. Takes the id of one person, or the column of a query's people. */
export const isPublishedTo = (
  studentId: QueryViewer['id'] | SQLWrapper,
): SQL => sql`(${books.publishedVersion} is not null
  and exists (select 1 from ${bookGroups} join ${groupStudents} on ${groupStudents.groupId} = ${bookGroups.groupId}
    where ${bookGroups.bookId} = ${books.id} and ${groupStudents.userId} = ${studentId}))`;

/** Books as they are read. Staff see what students will. */
export const visibleStudentBooks = {
  table: books,
  id: books.id,
  to: { admin: allRows, assistant: allRows, student: ({ id }) => isPublishedTo(id) },
} satisfies Visible;
