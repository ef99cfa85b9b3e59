import type { MeetingId, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notices } from '../../db/schema/notices.ts';
import { parentChildren, users } from '../../db/schema/people.ts';
import { notify } from './notify.ts';

interface ToldMeeting {
  id: MeetingId;
  title: string;
  startsAt: Date;
}

/** Tells parents that their children were absent. */
export async function tellAbsent(
  tx: Database,
  { id, title, startsAt }: ToldMeeting,
  { students, at }: { students: readonly UserId[]; at: Date },
): Promise<void> {
  const rows = await tx
    .select({ student: { _id: users.id, name: users.name }, parent: parentChildren.parentId })
    .from(parentChildren)
    .innerJoin(users, eq(users.id, parentChildren.childId))
    .where(inArray(parentChildren.childId, [...students]));
  await notify(
    tx,
    ...rows.map(({ student, parent }) => ({
      kind: 'child-absent' as const,
      about: { meeting: { _id: id, title }, startsAt: startsAt.toISOString(), student },
      recipients: [parent],
      key: `absent:${id}:${student._id}`,
      at,
    })),
  );
}

/** Removes what parents were told of students who, as it turns out, were not absent. */
export async function forgetAbsent(tx: Database, meeting: MeetingId, students: readonly UserId[]): Promise<void> {
  await tx
    .delete(notices)
    .where(
      and(eq(notices.subjectId, meeting), eq(notices.kind, 'child-absent'), inArray(notices.studentId, [...students])),
    );
}
