import type { UserId } from '@rubrica/api-client/contract';
import { type SQL, sql } from 'drizzle-orm';
import { attendance, meetingGroups, meetings, meetingStudents } from '../../db/schema/meetings.ts';
import { groupStudents, users } from '../../db/schema/people.ts';

/** The column of `participants`. */
export const participantId = sql<UserId>`participants.student_id`;

/**
 * The students of a meeting, as a subquery `participants` beside `meetings`: those of its groups, those whom it invites and those
 * whose attendance is noted. Whoever is disabled is no longer expected. Who came into a group after the meeting had ended is not added
 * to it, and once it is closed nobody is; one that was entered when it was over has the group of that moment.
 */
export const participants: SQL = sql`lateral (
  select ${groupStudents.userId} as student_id from ${meetingGroups}
    join ${groupStudents} on ${groupStudents.groupId} = ${meetingGroups.groupId}
    join ${users} as members on members.id = ${groupStudents.userId}
    where ${meetingGroups.meetingId} = ${meetings.id} and ${meetings.closedAt} is null and members.status <> 'disabled'
      and (${groupStudents.joinedAt} is null or ${groupStudents.joinedAt} <= greatest(${meetings.endsAt}, ${meetings.createdAt}))
  union select ${meetingStudents.studentId} from ${meetingStudents}
    join ${users} as invited on invited.id = ${meetingStudents.studentId}
    where ${meetingStudents.meetingId} = ${meetings.id} and invited.status <> 'disabled'
  union select ${attendance.studentId} from ${attendance} where ${attendance.meetingId} = ${meetings.id}) as participants`;
