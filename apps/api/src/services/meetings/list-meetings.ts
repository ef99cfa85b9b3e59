import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import { meetingGroups, meetings } from '../../db/schema/meetings.ts';
import { groups } from '../../db/schema/people.ts';
import { visibleMeetings } from '../../policy/visible/meetings.ts';
import { visibleGroups } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { isInState } from './meeting-state.ts';
import { selectMeetings, toMeeting } from './select-meetings.ts';
import { toStoredMoment } from './stored-moment.ts';

/** Returns a page of the meetings that the caller may see. `from` and `until` keep those that have a part between them. */
export const listMeetings: Service<'listMeetings'> = ({ db, caller, clock }, { query }) => {
  const now = clock.now();
  const ofGroup = query.group
    ? db
        .select({ id: meetingGroups.meetingId })
        .from(meetingGroups)
        .innerJoin(groups, eq(groups.id, meetingGroups.groupId))
        // The filter of a group that is not visible to the caller would reveal its meetings.
        .where(and(eq(groups.id, query.group), visibleTo(caller, visibleGroups)))
    : undefined;
  return listPage(db, query, {
    // The rows of earlier pages are read as well: what is said of a meeting is selected for those of this page alone.
    select: (where) => db.select({ id: meetings.id }).from(meetings).where(where).$dynamic(),
    where: and(
      visibleTo(caller, visibleMeetings),
      query.state ? isInState(query.state, now) : undefined,
      ofGroup ? inArray(meetings.id, ofGroup) : undefined,
      query.teacher ? eq(meetings.teacherId, query.teacher) : undefined,
      query.from ? gt(meetings.endsAt, toStoredMoment(new Date(query.from))) : undefined,
      query.until ? lt(meetings.startsAt, toStoredMoment(new Date(query.until))) : undefined,
    ),
    search: [meetings.title, meetings.place, meetings.description],
    sort: { title: meetings.title, startsAt: meetings.startsAt, createdAt: meetings.createdAt },
    defaultSort: 'startsAt',
    id: meetings.id,
    toItems: async (page) => {
      const ids = page.map(({ id }) => id);
      const rows = await selectMeetings(db, caller, inArray(meetings.id, ids));
      const byId = new Map(rows.map((row) => [row.meeting.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []).map((row) => toMeeting(row, now));
    },
  });
};
