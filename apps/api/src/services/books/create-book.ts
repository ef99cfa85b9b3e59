import { v7 } from 'uuid';
import { books } from '../../db/schema/books.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Service } from '../service.ts';
import { toBookContent } from './book-content.ts';
import { keepBookVersion } from './keep-book-version.ts';
import { selectBookById } from './select-book.ts';
import { assertKnown, toBookColumns, writeReferences } from './write-book.ts';

/** Adds a book, which no student sees before it is published. */
export const createBook: Service<'createBook'> = async (context, { body }) => {
  const { caller, clock } = context;
  // Before the transaction, because long texts take a while.
  const content = await toBookContent(body);
  return context.db.transaction(async (tx) => {
    const [id, now] = [context.newId ?? v7(), clock.now()];
    await assertKnown(context, tx, content, null);
    await tx
      .insert(books)
      .values({ id, ...toBookColumns(content), authorId: caller.id, createdAt: now, updatedAt: now });
    await writeReferences(tx, id, content);
    await keepBookVersion(tx, { bookId: id, content, authorId: caller.id, now });
    const after = await selectBookById(tx, id);
    await recordAudit(context, tx, 'createBook', { object: `book:${id}`, after });
    return after;
  });
};
