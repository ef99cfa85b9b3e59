import { eq, sql } from 'drizzle-orm';
import { bookReadings, books } from '../../db/schema/books.ts';
import { ValidationError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectStudentBooks, toBookReading } from './select-student-books.ts';

/**
 * Keeps a student's place. A report that is sent twice, or by two tabs at once, adds no more time than has passed since the
 * last one.
 */
export const saveBookReading: Service<'saveBookReading'> = async ({ db, caller, clock }, { params: { id }, body }) => {
  const { pageCount } = expectRow(await selectStudentBooks(db, caller, eq(books.id, id)));
  const { page, seconds } = body;
  if (page > pageCount) throw new ValidationError({ page: [{ code: 'number_max', limit: pageCount }] });
  const now = clock.now();
  const finishedAt = page === pageCount ? now : null;
  const row = { bookId: id, studentId: caller.id, page, secondsRead: 0, openedAt: now, finishedAt, reportedAt: now };
  const passed = sql`greatest(0, extract(epoch from excluded.reported_at - ${bookReadings.reportedAt})::int)`;
  const [saved] = await db
    .insert(bookReadings)
    .values(row)
    .onConflictDoUpdate({
      target: [bookReadings.bookId, bookReadings.studentId],
      set: {
        page,
        secondsRead: sql`${bookReadings.secondsRead} + least(${seconds}::int, ${passed})`,
        finishedAt: sql`coalesce(${bookReadings.finishedAt}, excluded.finished_at)`,
        reportedAt: sql`greatest(${bookReadings.reportedAt}, excluded.reported_at)`,
      },
    })
    .returning();
  return toBookReading(saved ?? row, pageCount);
};
