import { and, eq, inArray } from 'drizzle-orm';
import { bookGroups, books, bookVersions } from '../../db/schema/books.ts';
import { groups } from '../../db/schema/people.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ValidationError } from '../errors/errors.ts';
import type { FieldProblems } from '../errors/failure-data.ts';
import type { Service } from '../service.ts';
import { keepBookVersion } from './keep-book-version.ts';
import { contentOf, selectBookById } from './select-book.ts';
import { lockBook } from './write-book.ts';

/** Shows a book as it is to the students of these groups. What they read changes with the next publishing alone. */
export const publishBook: Service<'publishBook'> = (context, { params: { id }, body }) => {
  const { caller, clock } = context;
  return context.db.transaction(async (tx) => {
    const now = clock.now();
    await lockBook(tx, id, body.rev);
    const before = await selectBookById(tx, id);
    if (before.pages.length === 0) throw new ValidationError({ pages: [{ code: 'required' }] });
    const groupIds = [...new Set(body.groups)];
    const found = await tx.select({ id: groups.id }).from(groups).where(inArray(groups.id, groupIds)).for('share');
    const problems: FieldProblems = {};
    for (const [index, group] of body.groups.entries())
      if (!found.some((one) => one.id === group)) problems[`groups.${String(index)}`] = [{ code: 'unknown' }];
    if (Object.keys(problems).length > 0) throw new ValidationError(problems);

    const number = await keepBookVersion(tx, { bookId: id, content: contentOf(before), authorId: caller.id, now });
    await tx
      .update(bookVersions)
      .set({ publishedAt: now })
      .where(and(eq(bookVersions.bookId, id), eq(bookVersions.number, number)));
    await tx
      .update(books)
      .set({ publishedVersion: number, publishedRev: body.rev, publishedAt: now, updatedAt: now })
      .where(eq(books.id, id));
    await tx.delete(bookGroups).where(eq(bookGroups.bookId, id));
    await tx.insert(bookGroups).values(groupIds.map((groupId) => ({ bookId: id, groupId })));
    const after = await selectBookById(tx, id);
    await recordAudit(context, tx, 'publishBook', { object: `book:${id}`, before, after });
    return after;
  });
};

/** Shows a book to no student any more. */
export const unpublishBook: Service<'unpublishBook'> = (context, { params: { id } }) =>
  context.db.transaction(async (tx) => {
    await tx.select({ id: books.id }).from(books).where(eq(books.id, id)).for('update');
    const before = await selectBookById(tx, id);
    await tx
      .update(books)
      .set({ publishedVersion: null, publishedRev: null, publishedAt: null, updatedAt: context.clock.now() })
      .where(eq(books.id, id));
    const after = await selectBookById(tx, id);
    await recordAudit(context, tx, 'unpublishBook', { object: `book:${id}`, before, after });
    return after;
  });
