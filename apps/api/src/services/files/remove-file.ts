import { eq } from 'drizzle-orm';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files } from '../../db/schema/files.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { removeContentsOf } from '../cleanup/remove-contents.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { markRemoved } from './mark-removed.ts';

/** Removes a file of the caller, or any file for admins, that nothing uses. */
export const removeFile: Service<'removeFile'> = async (context, { params }) => {
  const { db, caller, clock, messages, background } = context;
  const file = await db.transaction(async (tx) => {
    const found = expectRow(await tx.select().from(files).where(eq(files.id, params.id)).for('update'));
    if (found.ownerId !== caller.id && caller.role !== 'admin') throw new ForbiddenError();
    const uses = await tx.$count(fileUses, eq(fileUses.fileId, params.id));
    if (uses > 0) throw new ConflictError('in_use', { uses, canArchive: false });
    // By another request, meanwhile.
    if (found.deletedAt) throw new NotFoundError();
    await markRemoved(tx, [found.id], clock.now());
    const { name, mime, size, ownerId: owner } = found;
    await recordAudit(context, tx, 'removeFile', { object: `file:${found.id}`, before: { name, mime, size, owner } });
    return found;
  });
  // After the commit. What fails, or is interrupted, is done by the next sweep.
  background.run(`Removing the content of file ${file.id}`, removeContentsOf(context, [file.id]));
  return { success: true, message: messages.confirmations.removed(file.name) };
};
