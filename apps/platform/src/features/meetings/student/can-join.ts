import type { CalendarMeeting } from '@rubrica/api-client/contract';
import { joinEarlyMs } from '../../../lib/calendar/join-early.ts';

type Timed = Pick<CalendarMeeting, 'state' | 'startsAt' | 'endsAt'>;

/** Whether students can join a meeting: while it is live, and shortly before. The server decides. */
export function canJoin({ state, startsAt, endsAt }: Timed, nowMs: number): boolean {
  if (state === 'live') return nowMs < Date.parse(endsAt);
  return state === 'scheduled' && Date.parse(startsAt) - nowMs <= joinEarlyMs && nowMs < Date.parse(endsAt);
}

/** What a student sees first: the meetings that can be joined, else the next that takes place. */
export function firstMeetings<Meeting extends Timed>(meetings: readonly Meeting[], nowMs: number): Meeting[] {
  const ordered = meetings.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const open = ordered.filter((meeting) => canJoin(meeting, nowMs));
  if (open.length > 0) return open;
  return ordered.filter(({ state, startsAt }) => state === 'scheduled' && Date.parse(startsAt) > nowMs).slice(0, 1);
}
