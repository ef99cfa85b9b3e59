import { eq, sql } from 'drizzle-orm';
import { meetings, meetingSeries } from '../../db/schema/meetings.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { keepForFeeds } from '../calendar/removed-meetings.ts';
import { ConflictError } from '../errors/errors.ts';
import { selectConcerned, tellCancelled } from '../notices/tell-meetings.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { lockSeries } from './lock-series.ts';
import { selectMeetingById } from './select-meetings.ts';

/** Removes a meeting that has not begun. Its series remembers that, and does not plan it again. */
export const removeMeeting: Service<'removeMeeting'> = async (context, { params: { id } }) => {
  const title = await context.db.transaction(async (tx) => {
    const isMeeting = eq(meetings.id, id);
    const { seriesId } = expectRow(await tx.select({ seriesId: meetings.seriesId }).from(meetings).where(isMeeting));
    // The series first, as whoever changes all of its meetings locks it.
    const series = seriesId !== null && (await lockSeries(tx, seriesId));
    const stored = expectRow(await tx.select().from(meetings).where(isMeeting).for('update'));
    const now = context.clock.now();
    if (stored.startsAt <= now) throw new ConflictError('meeting_begun', undefined);
    const before = await selectMeetingById(tx, context, id);
    if (stored.cancelledAt === null)
      await tellCancelled(tx, [stored], { concerned: await selectConcerned(tx, context, [id]), at: now });
    await keepForFeeds(tx, [id], now);
    await tx.delete(meetings).where(isMeeting);
    if (series) {
      await tx
        .update(meetingSeries)
        .set({
          removedDates: sql`array_append(${meetingSeries.removedDates}, ${stored.occurrenceDate}::date)`,
          rev: sql`${meetingSeries.rev} + 1`,
          // What its meetings have is not written.
          updatedAt: series.updatedAt,
        })
        .where(eq(meetingSeries.id, series.id));
    }
    await recordAudit(context, tx, 'removeMeeting', { object: `meeting:${id}`, before });
    return before.title;
  });
  return { success: true, message: context.messages.confirmations.removed(title) };
};
