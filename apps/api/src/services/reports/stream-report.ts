import { mostStreamedRows } from '@rubrica/api-client/contract';
import type { Readable } from 'node:stream';
import { recordFileAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { ConflictError } from '../errors/errors.ts';
import type { SheetFormat } from '../spreadsheets/write-sheet.ts';
import { filtersOf, openReport, type ReportRequest } from './open-report.ts';

/**
 * Writes a report as a file while it is downloaded.
 *
 * @throws {ConflictError} if it has so many rows that a job has to make it
 */
export async function streamReport(
  context: SignedInContext,
  request: ReportRequest,
  format: SheetFormat,
): Promise<{ name: string; content: Readable }> {
  const { name, rows, write } = await openReport(context, request);
  if (rows > mostStreamedRows) throw new ConflictError('report_too_long', { rows, limit: mostStreamedRows });
  await recordFileAudit(context, context.db, {
    action: 'report.export',
    details: { report: request.report, format, filters: filtersOf(request), rows },
  });
  return { name, content: write(format) };
}
