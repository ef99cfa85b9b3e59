import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { pdfProgress, pdfs } from '../../db/schema/pdfs.ts';
import { users } from '../../db/schema/people.ts';
import { documentOf } from '../../policy/visible/learning.ts';
import { marksFor } from '../../policy/visible/people.ts';
import { listPage } from '../queries/list-page.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { toPdfProgress } from './select-pdfs.ts';

/** Returns a page of the students who should read a document or have begun to; for an assistant, those whom they mark for. */
export const listPdfReaders: Service<'listPdfReaders'> = async ({ db, caller }, { params, query }) => {
  const pdf = expectRow(await db.select().from(pdfs).where(eq(pdfs.id, params.id)));
  const isAssigned = sql`(${users.status} = 'active' and exists (select 1 from ${pdfs}
    where ${pdfs.id} = ${params.id} and ${documentOf(users.id)}))`;
  return listPage(db, query, {
    select: (where) =>
      db
        .select({ id: users.id, name: users.name, progress: pdfProgress })
        .from(users)
        .leftJoin(pdfProgress, and(eq(pdfProgress.userId, users.id), eq(pdfProgress.pdfId, params.id)))
        .where(where)
        .$dynamic(),
    where: and(
      eq(users.role, 'student'),
      or(isNotNull(pdfProgress.userId), isAssigned),
      caller.role === 'assistant' ? marksFor(caller.id, users.id) : undefined,
    ),
    search: [users.name],
    sort: {
      name: users.name,
      // Whoever has not begun has read nothing; a null would come after all numbers.
      pagesRead: sql`coalesce(cardinality(${pdfProgress.pagesRead}), -1)`,
      lastReadAt: sql`coalesce(${pdfProgress.updatedAt}, to_timestamp(0))`,
    },
    defaultSort: 'name',
    id: users.id,
    toItems: (rows) =>
      rows.map(({ id, name, progress: row }) => {
        const progress = row && toPdfProgress(row, pdf.pageCount);
        return {
          _id: id,
          name,
          page: progress?.page ?? null,
          pagesRead: progress?.pagesRead.length ?? 0,
          lastReadAt: progress?.updatedAt ?? null,
        };
      }),
  });
};
