import type { BookVersion } from '@rubrica/api-client/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { books, bookVersions } from '../../db/schema/books.ts';
import { users } from '../../db/schema/people.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { withKnownReferences } from './known-references.ts';
import { writeBook } from './write-book.ts';

/** Selects versions without their content, the newest first. */
function selectVersions(db: Database, where: SQL | undefined) {
  return db
    .select({
      number: bookVersions.number,
      savedAt: bookVersions.savedAt,
      authorId: users.id,
      authorName: users.name,
      title: sql<string>`${bookVersions.snapshot} ->> 'title'`,
      pageCount: sql<number>`jsonb_array_length(${bookVersions.snapshot} -> 'pages')`,
      isPublished: sql<boolean>`${books.publishedVersion} is not distinct from ${bookVersions.number}`,
    })
    .from(bookVersions)
    .innerJoin(books, eq(books.id, bookVersions.bookId))
    .leftJoin(users, eq(users.id, bookVersions.authorId))
    .where(where)
    .orderBy(desc(bookVersions.number));
}

function toVersion({
  savedAt,
  authorId,
  authorName,
  ...row
}: Awaited<ReturnType<typeof selectVersions>>[number]): BookVersion {
  const author = authorId === null || authorName === null ? null : { _id: authorId, name: authorName };
  return { ...row, savedAt: savedAt.toISOString(), author };
}

export const listBookVersions: Service<'listBookVersions'> = async ({ db }, { params }) => ({
  items: (await selectVersions(db, eq(bookVersions.bookId, params.id))).map(toVersion),
});

export const getBookVersion: Service<'getBookVersion'> = async ({ db }, { params: { id, number } }) => {
  const isVersion = and(eq(bookVersions.bookId, id), eq(bookVersions.number, number));
  const version = toVersion(expectRow(await selectVersions(db, isVersion)));
  const { content } = expectRow(
    await db.select({ content: bookVersions.snapshot }).from(bookVersions).where(isVersion),
  );
  return { ...version, content };
};

/** Brings back a version as a new one. A category and questions that have been removed since stay away. */
export const restoreBookVersion: Service<'restoreBookVersion'> = (context, { params: { id, number }, body }) =>
  context.db.transaction(async (tx) => {
    const isVersion = and(eq(bookVersions.bookId, id), eq(bookVersions.number, number));
    const { content } = expectRow(
      await tx.select({ content: bookVersions.snapshot }).from(bookVersions).where(isVersion),
    );
    const known = await withKnownReferences(tx, content);
    return writeBook(context, tx, {
      id,
      rev: body.rev,
      content: known,
      restoredFrom: number,
      isNewVersion: true,
    });
  });
