import { and, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { reportFiles } from '../../db/schema/report-files.ts';
import type { AppContext } from '../context.ts';
import { forgetNotices } from '../notices/forget-notices.ts';

const hourMs = 3_600_000;
/** After this time without a sign of a server that makes it, a file is no longer waited for: the queue has given up by then. */
const silentHours = 12;
/** How long the list says that a file has expired, was cancelled, or failed. */
const keptDays = 30;

/**
 * Removes the content of report files that have expired, or that were not finished, and in the end their rows.
 *
 * @throws {AggregateError} at the end, if some contents could not be removed; the next sweep tries them again
 */
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
  const failures: unknown[] = [];
  for (const { id, storageKey } of useless) {
    try {
      if (storageKey !== null) await files.storage.remove(storageKey);
      await db.update(reportFiles).set({ storageKey: null, updatedAt: now }).where(eq(reportFiles.id, id));
    } catch (error) {
      // One that cannot be removed does not hold up the others.
      failures.push(error);
    }
  }
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(reportFiles)
      .where(and(isUseless, isNull(reportFiles.storageKey), lt(reportFiles.updatedAt, before(24 * keptDays))))
      .returning({ id: reportFiles.id });
    await forgetNotices(
      tx,
      gone.map(({ id }) => id),
    );
  });
  if (failures.length > 0)
    throw new AggregateError(failures, `The contents of ${failures.length} reports could not be removed.`);
}
