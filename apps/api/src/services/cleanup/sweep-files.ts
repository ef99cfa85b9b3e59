import type { AppContext } from '../context.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';
import { sweepReportFiles } from '../report-files/sweep-report-files.ts';
import { removeExpiredUploads } from '../uploads/upload-expiry.ts';

/** Removes uploads that were never finished, files that nothing uses, and reports that have expired. */
export async function sweepFiles(app: Pick<AppContext, 'db' | 'clock' | 'files' | 'uploads'>): Promise<void> {
  await removeExpiredUploads(app);
  await removeUnusedFiles(app);
  await sweepReportFiles(app);
}
