import { and, eq, exists, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files } from '../../db/schema/files.ts';
import { recordSystemAudit } from '../audit-log/record-audit.ts';
import { removeContents } from '../cleanup/remove-contents.ts';
import type { AppContext } from '../context.ts';
import { markRemoved } from './mark-removed.ts';

/** How long a file may be without a use: drafts that are kept on a device may refer to it. */
export const unusedFileDays = 30;
const dayMs = 24 * 3_600_000;
/** How many files one sweep removes, so that it holds up nobody; the next one removes more. */
const maxFilesPerSweep = 500;

/**
 * Removes files that no question, attempt or mark has used for 30 days: uploads that were never attached, and those that were
 * replaced. The first sweep that finds a file unused starts its time; a use ends it. Contents that could not be removed before
 * are tried again.
 *
 * @returns how many were removed
 */
export async function removeUnusedFiles(context: SweepContext, signal?: AbortSignal): Promise<number> {
  const { db, clock } = context;
  const now = clock.now();
  await markUses(db, now);
  const removed = await db.transaction(async (tx) => {
    const unused = await selectUnused(tx, new Date(now.getTime() - unusedFileDays * dayMs));
    if (unused.length > 0) {
      await markRemoved(
        tx,
        unused.map(({ id }) => id),
        now,
      );
      const bytes = unused.reduce((sum, { size }) => sum + size, 0);
      await recordSystemAudit(tx, clock, {
        actor: 'server',
        action: 'file.sweep',
        object: null,
        details: { files: unused.length, bytes },
      });
    }
    return unused;
  });
  // After the commit: content without a file is harmless, a file without content is not.
  await removeContents(context, signal);
  return removed.length;
}

type SweepContext = Pick<AppContext, 'db' | 'clock' | 'files'>;

/** Notes since when files have no use. */
async function markUses(db: Database, now: Date): Promise<void> {
  await db
    .update(files)
    .set({ unusedSince: now, updatedAt: sql`${files.updatedAt}` })
    .where(and(isNull(files.unusedSince), notExists(usesOf(db))));
  await db
    .update(files)
    .set({ unusedSince: null, updatedAt: sql`${files.updatedAt}` })
    .where(and(isNotNull(files.unusedSince), exists(usesOf(db))));
}

/** Locked, so that none is put to use meanwhile; those that are being put to use are left for the next sweep. */
function selectUnused(tx: Database, before: Date) {
  return tx
    .select({ id: files.id, size: files.size })
    .from(files)
    .where(and(isNull(files.deletedAt), lt(files.unusedSince, before), notExists(usesOf(tx))))
    .limit(maxFilesPerSweep)
    .for('update', { skipLocked: true });
}

function usesOf(db: Database) {
  return db.select({ id: fileUses.id }).from(fileUses).where(eq(fileUses.fileId, files.id));
}
