import { desc, eq } from 'drizzle-orm';
import { reportFiles } from '../../db/schema/report-files.ts';
import type { Service } from '../service.ts';
import { toReportFile } from './to-report-file.ts';

const mostListed = 50;

/** Returns the newest report files that the caller asked for; also an admin's list has no others. */
export const listReportFiles: Service<'listReportFiles'> = async ({ db, caller, clock }) => {
  const rows = await db
    .select()
    .from(reportFiles)
    .where(eq(reportFiles.requesterId, caller.id))
    .orderBy(desc(reportFiles.createdAt), desc(reportFiles.id))
    .limit(mostListed);
  const now = clock.now();
  return { items: rows.map((row) => toReportFile(row, now)) };
};
