import { isDeepStrictEqual } from 'node:util';
import type { Book, BookContent, BookId } from '@rubrica/api-client/contract';
import { eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { books } from '../../db/schema/books.ts';
import { questions } from '../../db/schema/questions.ts';
import { visibleQuestions } from '../../policy/visible/tasks.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { recordBookFiles } from '../files/record-file-uses.ts';
import type { Service } from '../service.ts';
import { filesOfBook, toBookContent } from './book-content.ts';
import { keepVersionBeside } from './keep-book-version.ts';
import { withKnownReferences } from './known-references.ts';
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

/**
 * Keeps as a version what its author gave up for the stored book: without a category and questions that it could not be saved with, so
 * that what is dropped does not hold up a decision. Returns the stored book, which stays as it is.
 */
async function keepBeside(context: SignedInContext, tx: Database, id: BookId, written: BookContent): Promise<Book> {
  const { caller, clock } = context;
  const stored = await selectBookById(tx, id);
  const former = stored.questions.map(({ question }) => question);
  const mayHave = or(inArray(questions.id, former), visibleTo(caller, visibleQuestions));
  const content = await withKnownReferences(tx, written, mayHave);
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
