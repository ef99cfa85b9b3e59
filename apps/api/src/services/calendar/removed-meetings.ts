import { type MeetingId, roles, type UserId } from '@rubrica/api-client/contract';
import { and, eq, gt, inArray, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { calendarFeeds, meetings } from '../../db/schema/meetings.ts';
import { users } from '../../db/schema/people.ts';
import { removedMeetingReaders, removedMeetings } from '../../db/schema/removed-meetings.ts';
import { visibleMeetings } from '../../policy/visible/meetings.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { CalendarEvent } from './to-calendar.ts';

/** How long a removed meeting is in the feeds as cancelled: within it, an app that reads a feed has read it. */
const keptMs = 30 * 24 * 3_600_000;

/** Keeps meetings that are about to be removed for the feeds that have them. Calendar apps leave what a feed merely has no more. */
export async function keepForFeeds(tx: Database, ids: readonly MeetingId[], removedAt: Date): Promise<void> {
  if (ids.length === 0) return;
  const chosen = inArray(meetings.id, [...ids]);
  const rows = await tx.select().from(meetings).where(chosen);
  await tx.insert(removedMeetings).values(
    rows.map(({ id, title, description, link, place, startsAt, endsAt, sequence }) => ({
      id,
      title,
      description,
      link,
      place,
      startsAt,
      endsAt,
      sequence: sequence + 1,
      removedAt,
    })),
  );
  const owner = sql<UserId>`${users.id}`;
  const seen = or(...roles.map((role) => and(eq(users.role, role), visibleTo({ role, id: owner }, visibleMeetings))));
  await tx.insert(removedMeetingReaders).select(
    tx
      .select({ meetingId: meetings.id, userId: calendarFeeds.userId })
      .from(meetings)
      .innerJoin(calendarFeeds, sql`true`)
      .innerJoin(users, eq(users.id, calendarFeeds.userId))
      .where(and(chosen, seen)),
  );
}

/** Returns the meetings that were lately removed from somebody's feed, cancelled. */
export async function selectRemoved(
  db: Database,
  { now, owner }: { now: Date; owner: UserId },
): Promise<CalendarEvent[]> {
  const rows = await db
    .select({ meeting: removedMeetings })
    .from(removedMeetings)
    .innerJoin(removedMeetingReaders, eq(removedMeetingReaders.meetingId, removedMeetings.id))
    .where(
      and(eq(removedMeetingReaders.userId, owner), gt(removedMeetings.removedAt, new Date(now.getTime() - keptMs))),
    )
    .orderBy(removedMeetings.startsAt, removedMeetings.id);
  return rows.map(({ meeting: { removedAt, ...meeting } }) => ({
    ...meeting,
    cancelledAt: removedAt,
    updatedAt: removedAt,
  }));
}

/** Forgets the meetings that were removed long enough ago. */
export async function forgetRemoved(db: Database, clock: Clock): Promise<void> {
  await db.delete(removedMeetings).where(lte(removedMeetings.removedAt, new Date(clock.now().getTime() - keptMs)));
}
