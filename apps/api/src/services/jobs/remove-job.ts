import { recordAudit } from '../audit-log/record-audit.ts';
import { NotFoundError } from '../errors/errors.ts';
import type { Service } from '../service.ts';

/** Deletes a job that failed for good. */
export const removeJob: Service<'removeJob'> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const name = await context.jobs.remove(tx, params.id);
    if (name === null) throw new NotFoundError();
    await recordAudit(context, tx, 'removeJob', { object: `job:${params.id}`, details: { name } });
  });
  return { success: true, message: context.messages.confirmations.jobRemoved };
};
