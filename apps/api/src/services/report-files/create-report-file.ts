import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray } from 'drizzle-orm';
import { reportFiles } from '../../db/schema/report-files.ts';
import { lockName } from '../../db/lock-name.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import { filtersOf, openReport } from '../reports/open-report.ts';
import type { Service } from '../service.ts';
import { toReportFile } from './to-report-file.ts';

/** How many files one person can have made at a time. */
const mostWaiting = 5;

/**
 * Has a report made as a file by a job. The same one that waits or is being made is returned.
 *
 * @throws {ConflictError} if too many of the caller's reports are being made
 */
export const createReportFile: Service<'createReportFile'> = async (context, { body }) => {
  const { db, caller, clock, jobs, language } = context;
  const { format, ...request } = body;
  const { name, rows } = await openReport(context, request);
  const query = filtersOf(request);
  const now = clock.now();
  const row = await db.transaction(async (tx) => {
    // One request at a time: two with the same report would each find none.
    await lockName(tx, 'report files');
    const waiting = await tx
      .select()
      .from(reportFiles)
      .where(and(eq(reportFiles.requesterId, caller.id), inArray(reportFiles.status, ['waiting', 'making'])));
    const same = waiting.find(
      (file) =>
        file.report === request.report &&
        file.format === format &&
        file.language === language &&
        isDeepStrictEqual(file.query, query),
    );
    if (same) return same;
    if (waiting.length >= mostWaiting) throw new ConflictError('reports_waiting', { limit: mostWaiting });
    const stored = expectRow(
      await tx
        .insert(reportFiles)
        .values({
          requesterId: caller.id,
          name,
          report: request.report,
          format,
          query,
          language,
          status: 'waiting',
          rows,
          createdAt: now,
          updatedAt: now,
        })
        .returning(),
    );
    await jobs.send('make-report', { reportFile: stored.id }, { db: tx, key: stored.id });
    await recordAudit(context, tx, 'createReportFile', {
      object: `report:${stored.id}`,
      details: { report: request.report, format, filters: stored.query, rows },
    });
    return stored;
  });
  return toReportFile(row, now);
};
