import { and, eq, inArray } from 'drizzle-orm';
import { reportFiles } from '../../db/schema/report-files.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { tellRequester } from './make-report.ts';
import { toReportFile } from './to-report-file.ts';

/**
 * Ends the making of a report file; the job that makes it learns of it with its next rows.
 *
 * @throws {ConflictError} if it is not being made
 */
export const cancelReportFile: Service<'cancelReportFile'> = async (context, { params: { id } }) => {
  const now = context.clock.now();
  const row = await context.db.transaction(async (tx) => {
    const [cancelled] = await tx
      .update(reportFiles)
      .set({ status: 'cancelled', updatedAt: now })
      .where(and(eq(reportFiles.id, id), inArray(reportFiles.status, ['waiting', 'making'])))
      .returning();
    if (!cancelled) throw new ConflictError('report_over', undefined);
    await recordAudit(context, tx, 'cancelReportFile', {
      object: `report:${id}`,
      details: { report: cancelled.report, format: cancelled.format, rows: cancelled.rows },
    });
    return cancelled;
  });
  tellRequester(context.live, row);
  return toReportFile(row, now);
};
