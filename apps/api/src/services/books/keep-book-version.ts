import type { BookContent, BookId, UserId } from '@rubrica/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bookVersions } from '../../db/schema/books.ts';

/** How long the saves of one author are one version. */
const versionMs = 60 * 60_000;

interface SavedContent {
  bookId: BookId;
  content: BookContent;
  authorId: UserId;
  now: Date;
}

/**
 * Keeps what a book has become as its newest version: one for each author and hour, unless it has been published, has brought
 * another one back, or has decided a conflict since. Returns the number of the version.
 *
 * @param isNew whether it is a version of its own in any case
 */
export async function keepBookVersion(
  tx: Database,
  saved: SavedContent,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<number> {
  const { bookId, content, authorId, now } = saved;
  const row = { snapshot: content, authorId, savedAt: now };
  const [newest] = await tx
    .select({
      number: bookVersions.number,
      authorId: bookVersions.authorId,
      startedAt: bookVersions.startedAt,
      publishedAt: bookVersions.publishedAt,
    })
    .from(bookVersions)
    .where(eq(bookVersions.bookId, bookId))
    .orderBy(desc(bookVersions.number))
    .limit(1);
  const goesOn =
    newest &&
    !isNew &&
    newest.publishedAt === null &&
    newest.authorId === authorId &&
    now.getTime() - newest.startedAt.getTime() < versionMs;
  if (goesOn) {
    await tx
      .update(bookVersions)
      .set(row)
      .where(and(eq(bookVersions.bookId, bookId), eq(bookVersions.number, newest.number)));
    return newest.number;
  }
  const number = (newest?.number ?? 0) + 1;
  await tx.insert(bookVersions).values({ bookId, number, startedAt: now, ...row });
  return number;
}

/**
 * Keeps a version that the book does not become. The newest one is what the book is, so that is kept once more after it. Returns the
 * number of the version.
 */
export async function keepVersionBeside(
  tx: Database,
  { bookId, content, authorId, now }: SavedContent,
): Promise<number> {
  const [newest] = await tx
    .select()
    .from(bookVersions)
    .where(eq(bookVersions.bookId, bookId))
    .orderBy(desc(bookVersions.number))
    .limit(1);
  const number = (newest?.number ?? 0) + 1;
  await tx.insert(bookVersions).values({ bookId, number, snapshot: content, authorId, startedAt: now, savedAt: now });
  if (newest) await tx.insert(bookVersions).values({ ...newest, number: number + 1, publishedAt: null });
  return number;
}
