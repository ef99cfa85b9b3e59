import type { Meeting, MeetingSeriesId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { meetings, meetingSeries } from '../../db/schema/meetings.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { forgetNotices } from '../notices/forget-notices.ts';
import { placeChange, selectConcerned, tellCancelled, tellChanged, tellMoved } from '../notices/tell-meetings.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Input, Service } from '../service.ts';
import { assertValidMeeting } from './assert-valid-meeting.ts';
import { selectMeetingById } from './select-meetings.ts';
import { timeProblems } from './time-problems.ts';
import { toMeetingColumns, writeParticipants } from './write-meetings.ts';

type Body = Input<'updateMeeting'>['body'];

/**
 * Replaces a meeting, if the stored revision is still the one that the author saw. One of a series becomes an exception, except where
 * it is only cancelled or restored, and has what the series has.
 */
export const updateMeeting: Service<'updateMeeting'> = (context, { params: { id }, body }) =>
  context.db.transaction(async (tx) => {
    const stored = expectRow(await tx.select().from(meetings).where(eq(meetings.id, id)).for('update'));
    const before = await selectMeetingById(tx, context, id);
    await assertValidMeeting(tx, body, timeProblems(body), before);
    const startsAt = new Date(body.startsAt);
    const endsAt = new Date(body.endsAt);
    const isMoved = startsAt.getTime() !== stored.startsAt.getTime() || endsAt.getTime() !== stored.endsAt.getTime();
    // It is sent again, because the first reply to it was lost.
    const isRepeated = body.rev < stored.rev && !isShownOtherwise(before, body, isMoved);
    if (isRepeated && !isWrittenOtherwise(before, body, isMoved)) return before;
    if (stored.rev !== body.rev) throw new ConflictError('conflict', undefined, before);
    if (stored.closedAt !== null && isMoved) throw new ConflictError('meeting_closed', undefined);
    const now = context.clock.now();
    await tx
      .update(meetings)
      .set({
        ...toMeetingColumns(body),
        startsAt,
        endsAt,
        cancelledAt: body.isCancelled ? (stored.cancelledAt ?? now) : null,
        isException:
          stored.isException ||
          (stored.seriesId !== null &&
            (isWrittenOtherwise(before, body, isMoved) || (await isBehindSeries(tx, stored, stored.seriesId)))),
        sequence: isShownOtherwise(before, body, isMoved) ? stored.sequence + 1 : stored.sequence,
        rev: body.rev + 1,
        updatedAt: now,
      })
      .where(eq(meetings.id, id));
    await writeParticipants(tx, [id], body);
    // Nobody was absent from what did not take place.
    if (body.isCancelled) await forgetNotices(tx, [id], ['child-absent', 'attendance-disputed']);
    if (Math.max(endsAt.getTime(), stored.endsAt.getTime()) > now.getTime()) {
      const told = { concerned: await selectConcerned(tx, context, [id]), at: now };
      const wasCancelled = stored.cancelledAt !== null;
      const meeting = { id, title: body.title, startsAt };
      if (body.isCancelled && !wasCancelled) await tellCancelled(tx, [{ ...meeting, startsAt: stored.startsAt }], told);
      else if (!body.isCancelled && (isMoved || wasCancelled))
        await tellMoved(tx, [{ ...meeting, startedAtBefore: wasCancelled ? null : stored.startsAt }], told);
      const change = body.isCancelled ? null : placeChange(stored, body);
      if (change) await tellChanged(tx, [{ ...meeting, ...change }], told);
    }
    const after = await selectMeetingById(tx, context, id);
    await recordAudit(context, tx, 'updateMeeting', { object: `meeting:${id}`, before, after });
    return after;
  });

/** Whether calendars show the meeting otherwise than before. */
function isShownOtherwise(before: Meeting, body: Body, isMoved: boolean): boolean {
  return isMoved || body.isCancelled !== (before.state === 'cancelled') || hasOtherTexts(before, body);
}

/** Whether anything of the meeting is written otherwise than before, besides that it is cancelled or restored. */
function isWrittenOtherwise(before: Meeting, body: Body, isMoved: boolean): boolean {
  return (
    isMoved ||
    hasOtherTexts(before, body) ||
    !isSameSet(before.groups, body.groups) ||
    !isSameSet(before.students, body.students)
  );
}

function hasOtherTexts(before: Meeting, body: Body): boolean {
  const texts = ['title', 'description', 'link', 'place', 'teacher'] as const;
  return texts.some((field) => before[field] !== body[field]);
}

/** Whether two lists name the same, each once. */
function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  const others = new Set(other);
  return one.length === others.size && one.every((id) => others.has(id));
}

/** Whether the series was written without this meeting, because it was cancelled or had begun: it has what the series had before. */
async function isBehindSeries(
  tx: Database,
  { cancelledAt, startsAt }: typeof meetings.$inferSelect,
  seriesId: MeetingSeriesId,
): Promise<boolean> {
  const isSeries = eq(meetingSeries.id, seriesId);
  const { updatedAt } = expectRow(
    await tx.select({ updatedAt: meetingSeries.updatedAt }).from(meetingSeries).where(isSeries),
  );
  return updatedAt >= startsAt || (cancelledAt !== null && updatedAt > cancelledAt);
}
