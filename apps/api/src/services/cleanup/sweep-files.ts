import type { AppContext } from '../context.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';
import { sweepReportFiles } from '../report-files/sweep-report-files.ts';
import { removeExpiredUploads } from '../uploads/upload-expiry.ts';

/**
 * Removes uploads that were never finished, files that nothing uses, and reports that have expired. One of these that fails does not
 * hold up the others.
 */
export async function sweepFiles(
  app: Pick<AppContext, 'db' | 'clock' | 'files' | 'uploads'>,
  _data: object,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const sweeps = [() => removeExpiredUploads(app), () => removeUnusedFiles(app, signal), () => sweepReportFiles(app)];
  const failures: unknown[] = [];
  for (const sweep of sweeps) await sweep().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} sweeps of files failed.`);
}
