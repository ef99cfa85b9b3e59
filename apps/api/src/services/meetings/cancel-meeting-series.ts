import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { meetings } from '../../db/schema/meetings.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { selectConcerned, tellCancelled } from '../notices/tell-meetings.ts';
import type { Service } from '../service.ts';
import { lockSeries, raiseSeriesRevision } from './lock-series.ts';

/** Cancels the meetings of a series that have not begun, exceptions too. */
export const cancelMeetingSeries: Service<'cancelMeetingSeries'> = async (context, { params: { id } }) => {
  const now = context.clock.now();
  const cancelled = await context.db.transaction(async (tx) => {
    const series = await lockSeries(tx, id);
    const rows = await tx
      .update(meetings)
      .set({
        cancelledAt: now,
        sequence: sql`${meetings.sequence} + 1`,
        rev: sql`${meetings.rev} + 1`,
        updatedAt: now,
      })
      .where(and(eq(meetings.seriesId, id), gt(meetings.startsAt, now), isNull(meetings.cancelledAt)))
      .returning({ id: meetings.id, title: meetings.title, startsAt: meetings.startsAt });
    await raiseSeriesRevision(tx, series);
    const concerned = await selectConcerned(
      tx,
      context,
      rows.map((row) => row.id),
    );
    await tellCancelled(tx, rows, { concerned, at: now });
    await recordAudit(context, tx, 'cancelMeetingSeries', {
      object: `meeting-series:${id}`,
      details: { meetings: rows.length },
    });
    return rows.length;
  });
  return { success: true, message: context.messages.confirmations.meetingsCancelled(cancelled) };
};
