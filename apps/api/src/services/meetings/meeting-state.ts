import type { MeetingState } from '@rubrica/api-client/contract';
import { and, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { meetings } from '../../db/schema/meetings.ts';

type Times = Pick<typeof meetings.$inferSelect, 'startsAt' | 'endsAt' | 'cancelledAt'>;

/** How long before its start a meeting can be joined. */
const joinBeforeMs = 10 * 60_000;

/** Returns where a meeting is by the server's clock. */
export function meetingState({ startsAt, endsAt, cancelledAt }: Times, now: Date): MeetingState {
  if (cancelledAt !== null) return 'cancelled';
  if (now < startsAt) return 'scheduled';
  return now < endsAt ? 'live' : 'ended';
}

/** The condition under which a meeting is in a state, as `meetingState` says. */
export function isInState(state: MeetingState, now: Date): SQL | undefined {
  const isKept = isNull(meetings.cancelledAt);
  switch (state) {
    case 'cancelled':
      return isNotNull(meetings.cancelledAt);
    case 'scheduled':
      return and(isKept, gt(meetings.startsAt, now));
    case 'live':
      return and(isKept, lte(meetings.startsAt, now), gt(meetings.endsAt, now));
    case 'ended':
      return and(isKept, lte(meetings.endsAt, now));
  }
}

/** Whether a meeting takes place, and attendance at it can be noted: from ten minutes before its start. */
export function hasOpened({ startsAt }: Times, now: Date): boolean {
  return now.getTime() >= startsAt.getTime() - joinBeforeMs;
}

/** Whether students can join a meeting: from ten minutes before its start until its end. */
export function canBeJoined(times: Times, now: Date): boolean {
  return times.cancelledAt === null && hasOpened(times, now) && now < times.endsAt;
}
