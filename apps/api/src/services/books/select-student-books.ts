import type { BookContent, BookReading, StudentBookSummary } from '@rubrica/api-client/contract';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bookReadings, books, bookVersions } from '../../db/schema/books.ts';
import type { Caller } from '../caller.ts';

type Picture = StudentBookSummary['cover'];
type Head = Omit<BookContent, 'pages' | 'questions'>;

/** What a student reads of a book: what was published last. Staff read it as it is now. */
const readPages = (caller: Caller) =>
  caller.role === 'student' ? sql`${bookVersions.snapshot} -> 'pages'` : sql`${books.pages}`;

/** Selects books as their readers' list shows them, without their pages. */
export function selectStudentBooks(db: Database, caller: Caller, where: SQL | undefined) {
  const pages = readPages(caller);
  return db
    .select({
      _id: books.id,
      head: {
        title: books.title,
        language: books.language,
        category: books.categoryId,
        genre: books.genre,
        grade: books.grade,
        lexile: books.lexile,
        level: books.level,
        accent: books.accent,
      },
      published: sql<Head | null>`${bookVersions.snapshot} - 'pages' - 'questions'`,
      pageCount: sql<number>`jsonb_array_length(${pages})`,
      cover: sql<Picture>`jsonb_path_query_first(${pages}, '$[*].images[*]')`,
      publishedAt: books.publishedAt,
      reading: getTableColumns(bookReadings),
    })
    .from(books)
    .leftJoin(bookVersions, and(eq(bookVersions.bookId, books.id), eq(bookVersions.number, books.publishedVersion)))
    .leftJoin(bookReadings, and(eq(bookReadings.bookId, books.id), eq(bookReadings.studentId, caller.id)))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectStudentBooks>>[number];

/** Returns a function that makes a selected book what the contract says this caller reads. */
export function toStudentBookOf({ role }: Caller) {
  return ({ _id, head, published, pageCount, cover, publishedAt, reading }: Row): StudentBookSummary => ({
    _id,
    ...(role === 'student' && published ? published : head),
    pageCount,
    cover,
    publishedAt: publishedAt?.toISOString() ?? null,
    reading: reading && toBookReading(reading, pageCount),
  });
}

/** Returns a stored place as the contract describes it. A book that was published again may have fewer pages than were read. */
export function toBookReading(row: typeof bookReadings.$inferSelect, pageCount: number): BookReading {
  return {
    page: Math.min(row.page, pageCount),
    secondsRead: row.secondsRead,
    openedAt: row.openedAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    reportedAt: row.reportedAt.toISOString(),
  };
}
