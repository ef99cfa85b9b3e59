import { eq } from 'drizzle-orm';
import { books } from '../../db/schema/books.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectBookById } from './select-book.ts';

/** Removes a book that is not published, with its versions and what was read in it. */
export const removeBook: Service<'removeBook'> = async (context, { params: { id } }) => {
  const title = await context.db.transaction(async (tx) => {
    const row = expectRow(await tx.select().from(books).where(eq(books.id, id)).for('update'));
    if (row.publishedVersion !== null) throw new ConflictError('book_published', undefined);
    const before = await selectBookById(tx, id);
    await tx.delete(books).where(eq(books.id, id));
    await recordAudit(context, tx, 'removeBook', { object: `book:${id}`, before });
    return before.title;
  });
  return { success: true, message: context.messages.confirmations.removed(title) };
};
