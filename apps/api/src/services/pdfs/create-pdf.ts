import { v7 } from 'uuid';
import { pdfs } from '../../db/schema/pdfs.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { Service } from '../service.ts';
import { readPageCount } from './read-pdf-file.ts';
import { selectPdfById } from './select-pdfs.ts';
import { assertValidPdf, toPdfColumns, writePdfReferences } from './write-pdf.ts';

/** Adds a document, once its file is known to be one that can be read. */
export const createPdf: Service<'createPdf'> = async (context, { body }) => {
  const { caller, clock } = context;
  const pageCount = await readPageCount(context, body.file);
  return context.db.transaction(async (tx) => {
    await assertValidPdf(tx, body);
    const [id, now] = [context.newId ?? v7(), clock.now()];
    const row = { id, ...toPdfColumns(body), pageCount, authorId: caller.id, createdAt: now, updatedAt: now };
    await tx.insert(pdfs).values(row);
    await writePdfReferences(tx, id, body);
    const pdf = await selectPdfById(tx, caller, id);
    await recordAudit(context, tx, 'createPdf', { object: `pdf:${id}`, after: pdf });
    return pdf;
  });
};
