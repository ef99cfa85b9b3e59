import type { MeetingId } from '@rubrica/api-client/contract';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { meetingGroups, meetings, meetingStudents } from '../../db/schema/meetings.ts';
import { groups, users } from '../../db/schema/people.ts';
import type { Input } from '../service.ts';

type Body = Input<'createMeeting'>['body'];

/** Returns the columns of a meeting's row besides its time. */
export function toMeetingColumns({ title, description, link, place, teacher }: Omit<Body, 'when'>) {
  return { title, description, link, place, teacherId: teacher };
}

/** Replaces the groups and students of meetings. The database combines them: a year of meetings has more pairs than a statement takes. */
export async function writeParticipants(
  tx: Database,
  ids: MeetingId[],
  body: Pick<Body, 'groups' | 'students'>,
): Promise<void> {
  await tx.delete(meetingGroups).where(inArray(meetingGroups.meetingId, ids));
  await tx.delete(meetingStudents).where(inArray(meetingStudents.meetingId, ids));
  await tx
    .insert(meetingGroups)
    .select(
      tx
        .select({ meetingId: meetings.id, groupId: groups.id })
        .from(meetings)
        .innerJoin(groups, inArray(groups.id, body.groups))
        .where(inArray(meetings.id, ids)),
    );
  await tx
    .insert(meetingStudents)
    .select(
      tx
        .select({ meetingId: meetings.id, studentId: users.id })
        .from(meetings)
        .innerJoin(users, inArray(users.id, body.students))
        .where(inArray(meetings.id, ids)),
    );
}
