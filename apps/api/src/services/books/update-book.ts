import type { Service } from '../service.ts';
import { toBookContent } from './book-content.ts';
import { writeBook } from './write-book.ts';

export const updateBook: Service<'updateBook'> = async (context, { params: { id }, body }) => {
  // Before the transaction, because long texts take a while.
  const content = await toBookContent(body);
  return context.db.transaction((tx) => writeBook(context, tx, { id, rev: body.rev, content, restoredFrom: null }));
};
