import { eq, sql } from 'drizzle-orm';
import { pdfProgress, pdfs } from '../../db/schema/pdfs.ts';
import { ValidationError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { toPdfProgress } from './select-pdfs.ts';

/** Pages that were read before and those that are added, each once and in order. One statement, so that two tabs lose none. */
const allPagesRead = sql`(select coalesce(array_agg(${sql.identifier('page')} order by ${sql.identifier('page')}), '{}')
  from (select distinct unnest(${pdfProgress.pagesRead} || excluded.pages_read) as page) as pages)`;

/** Stores the caller's place in a document, and adds pages to those that they have read; none is ever taken away. */
export const savePdfProgress: Service<'savePdfProgress'> = async ({ db, caller, clock }, { params, body }) => {
  const { pageCount } = expectRow(
    await db.select({ pageCount: pdfs.pageCount }).from(pdfs).where(eq(pdfs.id, params.id)),
  );
  const { page, offset } = body;
  const pagesRead = [...new Set(body.pagesRead)].toSorted((a, b) => a - b);
  if (page > pageCount) throw new ValidationError({ page: [{ code: 'number_max', limit: pageCount }] });
  if ((pagesRead.at(-1) ?? 0) > pageCount) {
    throw new ValidationError({ pagesRead: [{ code: 'number_max', limit: pageCount }] });
  }
  const now = clock.now();
  const row = { pdfId: params.id, userId: caller.id, page, offset, pagesRead, createdAt: now, updatedAt: now };
  const [saved] = await db
    .insert(pdfProgress)
    .values(row)
    .onConflictDoUpdate({
      target: [pdfProgress.pdfId, pdfProgress.userId],
      set: { page, offset, pagesRead: allPagesRead, updatedAt: now },
    })
    .returning();
  return toPdfProgress(saved ?? row, pageCount);
};
