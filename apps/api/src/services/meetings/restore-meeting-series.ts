import { and, eq, gt, sql } from 'drizzle-orm';
import { meetings } from '../../db/schema/meetings.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { selectConcerned, tellMoved } from '../notices/tell-meetings.ts';
import type { Service } from '../service.ts';
import { lockSeries, raiseSeriesRevision } from './lock-series.ts';

/**
 * Restores the meetings of a series that have not begun and were cancelled together with one of them: what was cancelled on its own
 * stays cancelled. If the series was written anew since, they become exceptions, as they have what the series had before.
 */
export const restoreMeetingSeries: Service<'restoreMeetingSeries'> = async (context, { params: { id }, body }) => {
  const now = context.clock.now();
  const restored = await context.db.transaction(async (tx) => {
    const series = await lockSeries(tx, id);
    const isComing = and(eq(meetings.seriesId, id), gt(meetings.startsAt, now));
    // Null where it has been restored: then nothing is.
    const together = tx
      .select({ cancelledAt: meetings.cancelledAt })
      .from(meetings)
      .where(and(eq(meetings.id, body.meeting), eq(meetings.seriesId, id)));
    const rows = await tx
      .update(meetings)
      .set({
        cancelledAt: null,
        isException: sql`${meetings.isException} or ${meetings.cancelledAt} < ${series.updatedAt.toISOString()}`,
        sequence: sql`${meetings.sequence} + 1`,
        rev: sql`${meetings.rev} + 1`,
        updatedAt: now,
      })
      .where(and(isComing, eq(meetings.cancelledAt, sql`(${together})`)))
      .returning({ id: meetings.id, title: meetings.title, startsAt: meetings.startsAt });
    await raiseSeriesRevision(tx, series);
    const concerned = await selectConcerned(
      tx,
      context,
      rows.map((row) => row.id),
    );
    await tellMoved(
      tx,
      rows.map((row) => ({ ...row, startedAtBefore: null })),
      { concerned, at: now },
    );
    await recordAudit(context, tx, 'restoreMeetingSeries', {
      object: `meeting-series:${id}`,
      details: { meetings: rows.length },
    });
    return rows.length;
  });
  return { success: true, message: context.messages.confirmations.meetingsRestored(restored) };
};
