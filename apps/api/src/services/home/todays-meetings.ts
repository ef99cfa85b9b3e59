import type { HomeMeeting } from '@rubrica/api-client/contract';
import { and, desc, gt, gte, isNull, lt, lte, type SQL } from 'drizzle-orm';
import { meetings } from '../../db/schema/meetings.ts';
import { visibleMeetings } from '../../policy/visible/meetings.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { SignedInContext } from '../context.ts';
import { dateIn, startOfDate } from '../meetings/occurrences.ts';
import { selectMeetings, toMeeting } from '../meetings/select-meetings.ts';

type Context = Pick<SignedInContext, 'db' | 'caller' | 'clock' | 'timeZone'>;

const sheetDays = 14;
const mostSheets = 5;
/** Meetings of as many days are read to find those with an open sheet: each is counted on its own. */
const mostMeetings = 60;

/** The meetings of today, by the school's clock, that the caller may see. */
export async function selectTodaysMeetings(context: Context): Promise<HomeMeeting[]> {
  const { start, end } = today(context);
  return await select(context, and(gt(meetings.endsAt, start), lt(meetings.startsAt, end)));
}

/** Meetings that have ended lately with a student whose attendance is open or disputed, newest first. */
export async function selectOpenSheets(context: Context): Promise<HomeMeeting[]> {
  const now = context.clock.now();
  const since = new Date(now.getTime() - sheetDays * 86_400_000);
  const ended = and(gte(meetings.endsAt, since), lte(meetings.endsAt, now), isNull(meetings.cancelledAt));
  const rows = await selectMeetings(context.db, context.caller, and(visibleTo(context.caller, visibleMeetings), ended))
    .orderBy(desc(meetings.startsAt), desc(meetings.id))
    .limit(mostMeetings);
  return rows
    .map((row) => toMeeting(row, now))
    .filter(({ studentCount, confirmedCount, disputeCount }) => confirmedCount < studentCount || disputeCount > 0)
    .slice(0, mostSheets);
}

/** The first moment of today and of tomorrow, by the school's clock. */
export function today({ clock, timeZone }: Pick<Context, 'clock' | 'timeZone'>): { start: Date; end: Date } {
  const date = dateIn(clock.now(), timeZone);
  return { start: startOfDate(date, timeZone), end: startOfDate(date, timeZone, 1) };
}

async function select({ db, caller, clock }: Context, where: SQL | undefined): Promise<HomeMeeting[]> {
  const rows = await selectMeetings(db, caller, and(visibleTo(caller, visibleMeetings), where)).orderBy(
    meetings.startsAt,
    meetings.id,
  );
  return rows.map((row) => toMeeting(row, clock.now()));
}
