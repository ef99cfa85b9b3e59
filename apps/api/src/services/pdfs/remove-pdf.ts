import { eq } from 'drizzle-orm';
import { courseItems } from '../../db/schema/courses.ts';
import { pdfs } from '../../db/schema/pdfs.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { selectPdfById } from './select-pdfs.ts';

/** Removes a document that no course holds, with what was read and noted in it. The refusal states how many hold it. */
export const removePdf: Service<'removePdf'> = async (context, { params: { id } }) => {
  const title = await context.db.transaction(async (tx) => {
    await tx.select({ id: pdfs.id }).from(pdfs).where(eq(pdfs.id, id)).for('update');
    const before = await selectPdfById(tx, context.caller, id);
    const uses = await tx.$count(courseItems, eq(courseItems.pdfId, id));
    if (uses > 0) throw new ConflictError('in_use', { uses, canArchive: false });
    await tx.delete(pdfs).where(eq(pdfs.id, id));
    await recordAudit(context, tx, 'removePdf', { object: `pdf:${id}`, before });
    return before.title;
  });
  return { success: true, message: context.messages.confirmations.removed(title) };
};
