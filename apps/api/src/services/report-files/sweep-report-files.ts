import { and, eq, inArray, isNotNull, lt, lte, or } from 'drizzle-orm';
import { reportFiles } from '../../db/schema/report-files.ts';
import type { AppContext } from '../context.ts';
import { forgetNotices } from '../notices/forget-notices.ts';

const hourMs = 3_600_000;
/** After this time without a sign of a server that makes it, a file is no longer waited for: the queue has given up by then. */
const silentHours = 12;
/** How long the list says that a file has expired, was cancelled, or failed. */
const keptDays = 30;

/** Removes the content of report files that have expired, or that were not finished, and in the end their rows. */
export async function sweepReportFiles({
  db,
  clock,
  files,
}: Pick<AppContext, 'db' | 'clock' | 'files'>): Promise<void> {
  const now = clock.now();
  const before = (hours: number) => new Date(now.getTime() - hours * hourMs);
  await db
    .update(reportFiles)
    .set({ status: 'failed', failure: 'stopped', updatedAt: now })
    .where(and(inArray(reportFiles.status, ['waiting', 'making']), lt(reportFiles.updatedAt, before(silentHours))));
  const isUseless = or(
    inArray(reportFiles.status, ['cancelled', 'failed']),
    and(eq(reportFiles.status, 'ready'), lte(reportFiles.expiresAt, now)),
  );
  const useless = await db
    .select({ id: reportFiles.id, storageKey: reportFiles.storageKey })
    .from(reportFiles)
    .where(and(isNotNull(reportFiles.storageKey), isUseless));
  for (const { id, storageKey } of useless) {
    if (storageKey !== null) await files.storage.remove(storageKey);
    await db.update(reportFiles).set({ storageKey: null, updatedAt: now }).where(eq(reportFiles.id, id));
  }
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(reportFiles)
      .where(and(isUseless, lt(reportFiles.updatedAt, before(24 * keptDays))))
      .returning({ id: reportFiles.id });
    await forgetNotices(
      tx,
      gone.map(({ id }) => id),
    );
  });
}
