import { recordAudit } from '../audit-log/record-audit.ts';
import { NotFoundError } from '../errors/errors.ts';
import type { Service } from '../service.ts';

/** Sends a job that failed for good once more. */
export const retryJob: Service<'retryJob'> = async (context, { params }) => {
  await context.db.transaction(async (tx) => {
    const name = await context.jobs.retry(tx, params.id);
    if (name === null) throw new NotFoundError();
    await recordAudit(context, tx, 'retryJob', { object: `job:${params.id}`, details: { name } });
  });
  return { success: true, message: context.messages.confirmations.jobRetried };
};
