import { eq } from 'drizzle-orm';
import { pdfs } from '../../db/schema/pdfs.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { assertUnchanged } from '../queries/assert-unchanged.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { readPageCount } from './read-pdf-file.ts';
import { selectPdfById } from './select-pdfs.ts';
import { assertValidPdf, toPdfColumns, writePdfReferences } from './write-pdf.ts';

/** Replaces a document, if it is still what the author saw. Another file is checked as a new one is; what was read and noted in the former stays. */
export const updatePdf: Service<'updatePdf'> = async (context, { params: { id }, body }) => {
  const { db, caller, clock } = context;
  const stored = expectRow(await db.select().from(pdfs).where(eq(pdfs.id, id)));
  const pageCount = stored.fileId === body.file ? stored.pageCount : await readPageCount(context, body.file);
  return db.transaction(async (tx) => {
    await tx.select({ id: pdfs.id }).from(pdfs).where(eq(pdfs.id, id)).for('no key update');
    await assertValidPdf(tx, body);
    const before = await selectPdfById(tx, caller, id);
    if (assertUnchanged('updatePdf', before, { ...before, file: before.file.id }, body)) return before;
    await tx
      .update(pdfs)
      .set({ ...toPdfColumns(body), pageCount, updatedAt: clock.now() })
      .where(eq(pdfs.id, id));
    await writePdfReferences(tx, id, body);
    const after = await selectPdfById(tx, caller, id);
    await recordAudit(context, tx, 'updatePdf', { object: `pdf:${id}`, before, after });
    return after;
  });
};
