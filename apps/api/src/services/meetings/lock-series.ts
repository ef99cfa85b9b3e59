import type { MeetingSeriesId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { meetingSeries } from '../../db/schema/meetings.ts';
import { expectRow } from '../queries/query-results.ts';

/** Locks a series, before any of its meetings: those who change several at once take turns. @throws {NotFoundError} */
export async function lockSeries(tx: Database, id: MeetingSeriesId): Promise<typeof meetingSeries.$inferSelect> {
  return expectRow(await tx.select().from(meetingSeries).where(eq(meetingSeries.id, id)).for('update'));
}

/** Notes that meetings of a locked series were cancelled or restored together. `updatedAt` stays: what they have is not written. */
export async function raiseSeriesRevision(
  tx: Database,
  { id, rev, updatedAt }: typeof meetingSeries.$inferSelect,
): Promise<void> {
  await tx
    .update(meetingSeries)
    .set({ rev: rev + 1, updatedAt })
    .where(eq(meetingSeries.id, id));
}
