import type { WeeklyRule } from '@rubrica/api-client/contract';
import { v7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import { meetings, meetingSeries } from '../../db/schema/meetings.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import type { Input, Service } from '../service.ts';
import { assertValidMeeting, within } from './assert-valid-meeting.ts';
import { occurrencesOf } from './occurrences.ts';
import { selectMeetingById } from './select-meetings.ts';
import { ruleProblems, timeProblems } from './time-problems.ts';
import { toSeriesColumns } from './to-weekly-rule.ts';
import { toMeetingColumns, writeParticipants } from './write-meetings.ts';

type When = Input<'createMeeting'>['body']['when'];

/** What is wrong with the times of a plan, by the paths at which a body has them. */
export function planProblems(when: When) {
  return when.kind === 'once' ? within('when', timeProblems(when)) : within('when.rule', ruleProblems(when.rule));
}

/** Plans a meeting, or one for every occurrence of a weekly rule. Returns the first. */
export const createMeeting: Service<'createMeeting'> = (context, { body }) =>
  context.db.transaction(async (tx) => {
    await assertValidMeeting(tx, body, planProblems(body.when));
    const now = context.clock.now();
    const columns = { ...toMeetingColumns(body), authorId: context.caller.id, createdAt: now, updatedAt: now };
    const times = await insertTimes(context, tx, body.when);
    const rows = times.map((each, index) => ({
      id: (index === 0 ? context.newId : undefined) ?? v7(),
      ...columns,
      ...each,
    }));
    const [first] = rows;
    if (!first) throw new Error('A rule without a meeting has been let through.');
    await tx.insert(meetings).values(rows);
    await writeParticipants(
      tx,
      rows.map(({ id }) => id),
      body,
    );
    const after = await selectMeetingById(tx, context, first.id);
    await recordAudit(context, tx, 'createMeeting', {
      object: `meeting:${first.id}`,
      after,
      details: { meetings: rows.length },
    });
    return after;
  });

/** Returns the columns of the times of a plan. */
async function insertTimes({ timeZone, clock }: SignedInContext, tx: Database, when: When) {
  if (when.kind === 'once') return [{ startsAt: new Date(when.startsAt), endsAt: new Date(when.endsAt) }];
  const seriesId = await insertSeries(tx, when.rule, { timeZone, at: clock.now() });
  return occurrencesOf(when.rule, timeZone).map(({ date, ...times }) => ({ ...times, seriesId, occurrenceDate: date }));
}

async function insertSeries(tx: Database, rule: WeeklyRule, { timeZone, at }: { timeZone: string; at: Date }) {
  const id = v7();
  await tx.insert(meetingSeries).values({ ...toSeriesColumns(rule), id, timeZone, createdAt: at, updatedAt: at });
  return id;
}
