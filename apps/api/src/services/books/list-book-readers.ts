import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { bookReadings, books } from '../../db/schema/books.ts';
import { users } from '../../db/schema/people.ts';
import { isPublishedTo } from '../../policy/visible/books.ts';
import { marksFor } from '../../policy/visible/people.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';

/** Returns a page of the students who should read a book or have begun to; for an assistant, those whom they mark for. */
export const listBookReaders: Service<'listBookReaders'> = ({ db, caller }, { params, query }) => {
  const isAssigned = sql`(${users.status} = 'active' and exists (select 1 from ${books}
    where ${books.id} = ${params.id} and ${isPublishedTo(users.id)}))`;
  return listPage(db, query, {
    select: (where) =>
      db
        .select({ id: users.id, name: users.name, reading: bookReadings })
        .from(users)
        .leftJoin(bookReadings, and(eq(bookReadings.studentId, users.id), eq(bookReadings.bookId, params.id)))
        .where(where)
        .$dynamic(),
    where: and(
      eq(users.role, 'student'),
      or(isNotNull(bookReadings.studentId), isAssigned),
      caller.role === 'assistant' ? marksFor(caller.id, users.id) : undefined,
    ),
    search: [users.name],
    sort: {
      name: users.name,
      // Whoever has not begun has read nothing; a null would come after all numbers.
      page: sql`coalesce(${bookReadings.page}, 0)`,
      secondsRead: sql`coalesce(${bookReadings.secondsRead}, -1)`,
      lastReadAt: sql`coalesce(${bookReadings.reportedAt}, to_timestamp(0))`,
    },
    defaultSort: 'name',
    id: users.id,
    toItems: (rows) =>
      rows.map(({ id, name, reading }) => ({
        _id: id,
        name,
        page: reading?.page ?? null,
        secondsRead: reading?.secondsRead ?? 0,
        finishedAt: reading?.finishedAt?.toISOString() ?? null,
        lastReadAt: reading?.reportedAt.toISOString() ?? null,
      })),
  });
};
