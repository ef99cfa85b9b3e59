import type { ReportFileId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { reportFiles } from '../../db/schema/report-files.ts';
import { recordFileAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError, GoneError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import { hasExpired } from './to-report-file.ts';

/**
 * Opens the content of a report file that is ready.
 *
 * @throws {GoneError} if it has expired
 * @throws {ConflictError} if it is not ready
 */
export async function openReportContent(context: SignedInContext, id: ReportFileId) {
  const { db, clock, files } = context;
  const row = expectRow(await db.select().from(reportFiles).where(eq(reportFiles.id, id)));
  if (hasExpired(row, clock.now())) throw new GoneError('report_expired');
  const { status, storageKey, sizeBytes, name, report, format, rows } = row;
  if (status !== 'ready' || storageKey === null) throw new ConflictError('report_not_ready', undefined);
  await recordFileAudit(context, db, {
    action: 'report.export',
    object: `report:${id}`,
    details: { report, format, filters: row.query, rows },
  });
  return { name, format, sizeBytes: sizeBytes ?? 0, content: await files.storage.open(storageKey, null) };
}
