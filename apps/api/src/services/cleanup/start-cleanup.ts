import type { ReservedDiskSpace } from '../../disk-space.ts';
import type { Log } from '../../log.ts';
import type { AppContext } from '../context.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';
import { removeExpiredUploads } from '../uploads/upload-expiry.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';

const intervalMs = 3_600_000;

/**
 * Every hour, deletes expired rows and uploads and files that nothing uses, and then keeps the reserve on the disk again if it was released.
 * Several servers of one database may do this at once.
 */
export function startCleanup(
  app: Pick<AppContext, 'db' | 'clock' | 'files' | 'uploads'>,
  disk: Pick<ReservedDiskSpace, 'keepReserve'>,
  log: Log,
): { stop: () => Promise<void> } {
  const attempt = async (what: string, task: () => Promise<unknown>) => {
    try {
      await task();
    } catch (error) {
      log.error(`${what} failed.`, error);
    }
  };
  const clean = async () => {
    await attempt('Deleting expired rows', () => deleteExpiredRows(app.db, app.clock));
    await attempt('Removing expired uploads', () => removeExpiredUploads(app));
    await attempt('Removing unused files', () => removeUnusedFiles(app));
    await attempt('Keeping the reserve on the disk', () => disk.keepReserve());
  };
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = clean();
  }, intervalMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      return round;
    },
  };
}
