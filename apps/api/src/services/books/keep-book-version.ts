import type { BookContent, BookId, UserId } from '@rubrica/api-client/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { bookVersions } from '../../db/schema/books.ts';

/** How long the saves of one author are one version. */
const versionMs = 60 * 60_000;

/**
 * Keeps what a book has become as its newest version: one for each author and hour, unless it has been published or brought
 * another one back since. Returns the number of the version.
 *
 * @param isNew whether it is a version of its own in any case
 */
export async function keepBookVersion(
  tx: Database,
  saved: { bookId: BookId; content: BookContent; authorId: UserId; now: Date },
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
