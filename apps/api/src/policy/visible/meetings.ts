import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { attendance, meetingGroups, meetings, meetingSeries, meetingStudents } from '../../db/schema/meetings.ts';
import { parentChildren, users } from '../../db/schema/people.ts';
import type { QueryViewer } from './query-viewer.ts';
import { assistsIn, learnsIn } from './learning.ts';
import { isChildOf, marksFor, visibleChildren } from './people.ts';
import { allRows, type Visible, visibleTo } from './visible.ts';

/** Whether a student is invited to a meeting: a group of theirs is, or they by name. What they attended stays theirs. */
export const meetingOf = (studentId: QueryViewer['id'] | SQLWrapper): SQL => sql`(
  exists (select 1 from ${meetingGroups} where ${meetingGroups.meetingId} = ${meetings.id} and ${learnsIn(studentId, meetingGroups.groupId)})
  or exists (select 1 from ${meetingStudents} where ${meetingStudents.meetingId} = ${meetings.id} and ${meetingStudents.studentId} = ${studentId})
  or exists (select 1 from ${attendance} where ${attendance.meetingId} = ${meetings.id} and ${attendance.studentId} = ${studentId}))`;

/** Whether an assistant sees a meeting: they teach it, mark for a group of it, or mark for a student whom it invites. */
const meetingOfAssistant = (assistantId: QueryViewer['id']): SQL => sql`(${meetings.teacherId} = ${assistantId}
  or exists (select 1 from ${meetingGroups} where ${meetingGroups.meetingId} = ${meetings.id} and ${assistsIn(assistantId, meetingGroups.groupId)})
  or exists (select 1 from ${meetingStudents} where ${meetingStudents.meetingId} = ${meetings.id} and ${marksFor(assistantId, meetingStudents.studentId)}))`;

/** Meetings: cancelled ones as well, so that everybody learns of it. */
export const visibleMeetings = {
  table: meetings,
  id: meetings.id,
  to: {
    admin: allRows,
    assistant: ({ id }) => meetingOfAssistant(id),
    student: ({ id }) => meetingOf(id),
    parent: ({ id }) =>
      sql`exists (select 1 from ${parentChildren} where ${parentChildren.parentId} = ${id}
        and ${isChildOf(id, parentChildren.childId)} and ${meetingOf(parentChildren.childId)})`,
  },
} satisfies Visible;

/** Series are written whole, by those who plan meetings. */
export const visibleMeetingSeries = {
  table: meetingSeries,
  id: meetingSeries.id,
  to: { admin: allRows },
} satisfies Visible;

/** Whose attendance at a meeting a caller sees: an assistant's are the students they mark for, unless they teach the meeting. */
export function attendedFor({ role, id }: QueryViewer, studentId: SQLWrapper): SQL {
  return role === 'assistant' ? sql`(${meetings.teacherId} = ${id} or ${marksFor(id, studentId)})` : allRows();
}

/** Students whose whole attendance a caller sees: their own, a child's, those they mark for. */
export const visibleAttendees = {
  table: users,
  id: users.id,
  to: {
    admin: () => eq(users.role, 'student'),
    assistant: ({ id }) => marksFor(id, users.id),
    student: ({ id }) => eq(users.id, id),
    parent: (caller) => visibleTo(caller, visibleChildren),
  },
} satisfies Visible;
