import { isDeepStrictEqual } from 'node:util';
import type { Book, BookContent, BookId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { books } from '../../db/schema/books.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { recordBookFiles } from '../files/record-file-uses.ts';
import type { Service } from '../service.ts';
import { filesOfBook, toBookContent } from './book-content.ts';
import { keepVersionBeside } from './keep-book-version.ts';
import { contentOf, selectBookById } from './select-book.ts';
import { assertKnown, writeBook } from './write-book.ts';

export const updateBook: Service<'updateBook'> = async (context, { params: { id }, body }) => {
  const { rev, chosen } = body;
  // Before the transaction, because long texts take a while.
  const content = await toBookContent(body);
  return context.db.transaction(async (tx) => {
    const [locked] = await tx.select({ rev: books.rev }).from(books).where(eq(books.id, id)).for('update');
    if (chosen === 'theirs') return keepBeside(context, tx, id, content);
    if (locked && rev < locked.rev) {
      const stored = await selectBookById(tx, id);
      // It is sent again, because the first reply to it was lost.
      if (isDeepStrictEqual(contentOf(stored), content)) return stored;
    }
    return writeBook(context, tx, { id, rev, content, restoredFrom: null, isNewVersion: chosen === 'mine' });
  });
};

/** Keeps as a version what its author gave up for the stored book. Returns the stored book, which stays as it is. */
async function keepBeside(context: SignedInContext, tx: Database, id: BookId, content: BookContent): Promise<Book> {
  const { caller, clock } = context;
  const stored = await selectBookById(tx, id);
  if (isDeepStrictEqual(contentOf(stored), content)) return stored;
  await assertKnown(context, tx, content, stored);
  await recordBookFiles(tx, id, filesOfBook(content));
  const version = await keepVersionBeside(tx, { bookId: id, content, authorId: caller.id, now: clock.now() });
  await recordAudit(context, tx, 'updateBook', {
    object: `book:${id}`,
    before: stored,
    after: stored,
    details: { keptVersion: version },
  });
  return stored;
}
