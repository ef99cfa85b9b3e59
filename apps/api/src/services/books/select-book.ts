import type { Book, BookContent, BookId } from '@rubrica/api-client/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bookGroups, bookQuestions, books } from '../../db/schema/books.ts';
import { expectRow } from '../queries/query-results.ts';

/** Returns a book as its authors write it. @throws {NotFoundError} */
export async function selectBookById(db: Database, id: BookId): Promise<Book> {
  const row = expectRow(await db.select().from(books).where(eq(books.id, id)));
  const questions = await db
    .select({ question: bookQuestions.questionId, page: bookQuestions.pageId })
    .from(bookQuestions)
    .where(eq(bookQuestions.bookId, id))
    .orderBy(asc(bookQuestions.position));
  const groups = await db
    .select({ id: bookGroups.groupId })
    .from(bookGroups)
    .where(eq(bookGroups.bookId, id))
    .orderBy(asc(bookGroups.groupId));
  return {
    _id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    rev: row.rev,
    author: row.authorId,
    title: row.title,
    language: row.language,
    category: row.categoryId,
    genre: row.genre,
    grade: row.grade,
    lexile: row.lexile,
    level: row.level,
    accent: row.accent,
    pages: row.pages,
    questions,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    hasChanges: row.publishedVersion !== null && row.publishedRev !== row.rev,
    groups: groups.map((group) => group.id),
  };
}

/** Returns the content of a book alone, as versions keep it. */
export function contentOf({
  title,
  language,
  category,
  genre,
  grade,
  lexile,
  level,
  accent,
  pages,
  questions,
}: BookContent): BookContent {
  return { title, language, category, genre, grade, lexile, level, accent, pages, questions };
}
