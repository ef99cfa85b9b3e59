import type { ReportFile } from '@rubrica/api-client/contract';
import type { reportFiles } from '../../db/schema/report-files.ts';

type Row = typeof reportFiles.$inferSelect;

/** For how long a file can be downloaded. */
export const reportFileDays = 7;

/** Returns whether a file that is ready can be downloaded no longer. */
export function hasExpired({ status, expiresAt }: Pick<Row, 'status' | 'expiresAt'>, now: Date): boolean {
  return status === 'ready' && expiresAt !== null && expiresAt <= now;
}

/** Returns a stored report file as the contract describes it. */
export function toReportFile(row: Row, now: Date): ReportFile {
  const { id, report, format, query, status, rows, rowsMade, createdAt, expiresAt, sizeBytes, failure } = row;
  return {
    _id: id,
    report,
    format,
    query,
    status: hasExpired(row, now) ? 'expired' : status,
    rows,
    rowsMade,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    sizeBytes,
    failure,
  };
}
