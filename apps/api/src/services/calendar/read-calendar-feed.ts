import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { hashToken } from '../../auth/hashed-sessions.ts';
import { calendarFeeds, meetings } from '../../db/schema/meetings.ts';
import { parentChildren, users } from '../../db/schema/people.ts';
import { meetingOf, visibleMeetings } from '../../policy/visible/meetings.ts';
import { isChildOf } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Viewer } from '../caller.ts';
import type { AppContext } from '../context.ts';
import { NotFoundError } from '../errors/errors.ts';
import { selectRemoved } from './removed-meetings.ts';
import { calendarColumns, type CalendarEvent } from './to-calendar.ts';

const dayMs = 24 * 3_600_000;
const [pastDays, comingDays] = [90, 365];

/**
 * Returns the meetings of a private feed: those that its owner sees now, of the last 90 and the next 365 days, cancelled
 * ones as well, and those that were removed in the last 30 days, as cancelled. A parent's has those of the children, with their names where there are several.
 *
 * @throws {NotFoundError} if the token is of no feed, or its owner's account is not active
 */
export async function readCalendarFeed(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  token: string,
): Promise<CalendarEvent[]> {
  const [owner] = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .innerJoin(calendarFeeds, eq(calendarFeeds.userId, users.id))
    .where(and(eq(calendarFeeds.tokenHash, hashToken(token)), eq(users.status, 'active')));
  if (!owner) throw new NotFoundError();
  const nowMs = clock.now().getTime();
  const rows = await db
    .select({ meeting: calendarColumns, children: childrenOf(owner) })
    .from(meetings)
    .where(
      and(
        visibleTo(owner, visibleMeetings),
        gt(meetings.endsAt, new Date(nowMs - pastDays * dayMs)),
        lt(meetings.startsAt, new Date(nowMs + comingDays * dayMs)),
      ),
    )
    .orderBy(asc(meetings.startsAt), asc(meetings.id));
  const held = rows.map(({ meeting, children }) => ({
    ...meeting,
    title: [meeting.title, ...children].join(' · '),
  }));
  return [...held, ...(await selectRemoved(db, { now: new Date(nowMs), owner: owner.id }))];
}

/** The names of a parent's children who have the meeting; none where there is one child, or no parent. */
function childrenOf({ id, role }: Viewer): SQL<string[]> {
  if (role !== 'parent') return sql<string[]>`'[]'::json`;
  const ofParent = and(eq(parentChildren.parentId, id), isChildOf(id, parentChildren.childId));
  // Nested once, so that Drizzle keeps the names of tables in a query on one table.
  return sql<string[]>`${sql`(select coalesce(json_agg(children.name order by children.name), '[]'::json)
    from ${parentChildren} join ${users} as children on children.id = ${parentChildren.childId}
    where ${ofParent} and ${meetingOf(parentChildren.childId)}
      and (select count(*) from ${parentChildren} where ${ofParent}) > 1)`}`;
}
