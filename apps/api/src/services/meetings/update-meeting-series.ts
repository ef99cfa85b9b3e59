import type { MeetingId } from '@rubrica/api-client/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { meetings, meetingSeries } from '../../db/schema/meetings.ts';
import type { Database } from '../../db/database.ts';
import { keepForFeeds } from '../calendar/removed-meetings.ts';
import type { SignedInContext } from '../context.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { placeChange, selectConcerned, tellCancelled, tellChanged, tellMoved } from '../notices/tell-meetings.ts';
import type { Input, Service } from '../service.ts';
import { assertValidMeeting, within } from './assert-valid-meeting.ts';
import { lockSeries } from './lock-series.ts';
import { type Occurrence, occurrencesOf } from './occurrences.ts';
import { ruleProblems } from './time-problems.ts';
import { selectMeetingOfSeries } from './select-meetings.ts';
import { toMeetingColumns, writeParticipants } from './write-meetings.ts';
import { toSeriesColumns, toWeeklyRule } from './to-weekly-rule.ts';

type Row = typeof meetings.$inferSelect;

/**
 * Replaces a series from now on. What has begun, what was cancelled and exceptions stay as they are; of the others, those on a date
 * of the new rule are written anew, the rest are removed, and dates without a meeting get one. Skipped dates stay skipped where the
 * body does not name any. Its times are of the school's present zone, as those of the form are, whatever the zone was when it was
 * planned. A change that was made upon another revision is refused.
 */
export const updateMeetingSeries: Service<'updateMeetingSeries'> = (context, { params: { id }, body }) =>
  context.db.transaction(async (tx) => {
    const now = context.clock.now();
    const series = await lockSeries(tx, id);
    const before = await selectMeetingOfSeries(tx, context, id);
    if (body.rev !== undefined && body.rev !== series.rev) throw new ConflictError('conflict', undefined, before);
    const rule = { ...toWeeklyRule(series), ...body.rule };
    await assertValidMeeting(tx, body, within('rule', ruleProblems(rule)), before);
    const stored = await tx.select().from(meetings).where(eq(meetings.seriesId, id)).for('update');
    const planned = occurrencesOf(rule, context.timeZone).filter(({ startsAt }) => startsAt > now);
    const { kept, gone, added } = compare(stored, planned, now);
    const columns = { ...toMeetingColumns(body), updatedAt: now };
    if (kept.length > 0) {
      const rewritten = kept.map(({ row, occurrence: { startsAt, endsAt } }) => ({ ...row, startsAt, endsAt }));
      await tx
        .insert(meetings)
        .values(rewritten)
        .onConflictDoUpdate({
          target: meetings.id,
          set: {
            ...columns,
            startsAt: sql`excluded.starts_at`,
            endsAt: sql`excluded.ends_at`,
            sequence: sql`${meetings.sequence} + 1`,
            rev: sql`${meetings.rev} + 1`,
          },
        });
    }
    const goneIds = gone.map((row) => row.id);
    await tellCancelled(tx, gone, { concerned: await selectConcerned(tx, context, goneIds), at: now });
    await keepForFeeds(tx, goneIds, now);
    await tx.delete(meetings).where(inArray(meetings.id, goneIds));
    const authorId = context.caller.id;
    const rows = added.map(({ date, ...times }) => ({
      ...columns,
      ...times,
      id: v7(),
      seriesId: id,
      occurrenceDate: date,
      authorId,
      createdAt: now,
    }));
    if (rows.length > 0) await tx.insert(meetings).values(rows);
    await writeParticipants(tx, [...kept.map(({ row }) => row.id), ...rows.map((row) => row.id)], body);
    await tellKept(tx, context, kept, body);
    await tx
      .update(meetingSeries)
      .set({ ...toSeriesColumns(rule), timeZone: context.timeZone, rev: series.rev + 1, updatedAt: now })
      .where(eq(meetingSeries.id, id));
    const counts = { added: added.length, changed: kept.length, removed: gone.length };
    await recordAudit(context, tx, 'updateMeetingSeries', {
      object: `meeting-series:${id}`,
      before: toWeeklyRule(series),
      after: rule,
      details: { ...counts, title: body.title },
    });
    return counts;
  });

/** Tells of the meetings that have another time, and of those that have another place or link; of one that has both, each. */
async function tellKept(
  tx: Database,
  context: SignedInContext,
  kept: Comparison['kept'],
  body: Input<'updateMeetingSeries'>['body'],
): Promise<void> {
  const at = context.clock.now();
  const moved = [];
  const changed = [];
  for (const { row, occurrence } of kept) {
    const meeting = { id: row.id, title: body.title, startsAt: occurrence.startsAt };
    const change = placeChange(row, body);
    if (row.startsAt.getTime() !== occurrence.startsAt.getTime())
      moved.push({ ...meeting, startedAtBefore: row.startsAt });
    if (change) changed.push({ ...meeting, ...change });
  }
  const concernedBy = (some: readonly { id: MeetingId }[]) =>
    selectConcerned(
      tx,
      context,
      some.map(({ id }) => id),
    );
  await tellMoved(tx, moved, { concerned: await concernedBy(moved), at });
  await tellChanged(tx, changed, { concerned: await concernedBy(changed), at });
}

interface Comparison {
  kept: { row: Row; occurrence: Occurrence }[];
  gone: Row[];
  added: Occurrence[];
}

/** Compares the meetings of a series with those that its rule plans from now on. */
function compare(stored: readonly Row[], planned: readonly Occurrence[], now: Date): Comparison {
  const byDate = new Map(planned.map((occurrence) => [occurrence.date, occurrence]));
  const taken = new Set(stored.map(({ occurrenceDate }) => occurrenceDate));
  const comparison: Comparison = { kept: [], gone: [], added: planned.filter(({ date }) => !taken.has(date)) };
  for (const row of stored) {
    if (row.startsAt <= now || row.isException || row.cancelledAt !== null) continue;
    const occurrence = byDate.get(row.occurrenceDate ?? '');
    if (occurrence) comparison.kept.push({ row, occurrence });
    else comparison.gone.push(row);
  }
  return comparison;
}
