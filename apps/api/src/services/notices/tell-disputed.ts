import type { MeetingId, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notices } from '../../db/schema/notices.ts';
import { users } from '../../db/schema/people.ts';
import { notify } from './notify.ts';

interface DisputedMeeting {
  id: MeetingId;
  title: string;
  startsAt: Date;
  teacherId: UserId | null;
}

/** Tells a meeting's teacher, or the admins where it has none who is still there, that a student disputes their status; once until staff answer. */
export async function tellDisputed(
  tx: Database,
  { id, title, startsAt, teacherId }: DisputedMeeting,
  { student, at }: { student: { _id: UserId; name: string }; at: Date },
): Promise<void> {
  const isTeacher = teacherId ? and(eq(users.id, teacherId), eq(users.role, 'assistant')) : undefined;
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.status, 'active'), or(eq(users.role, 'admin'), isTeacher)));
  const teacher = staff.filter(({ id: person }) => person === teacherId);
  await notify(tx, {
    kind: 'attendance-disputed',
    about: { meeting: { _id: id, title }, startsAt: startsAt.toISOString(), student },
    recipients: (teacher.length > 0 ? teacher : staff).map((person) => person.id),
    key: `disputed:${id}:${student._id}`,
    at,
  });
}

/** Removes what staff were told of disputes that have been answered. */
export async function forgetDisputed(tx: Database, meeting: MeetingId, students: readonly UserId[]): Promise<void> {
  const isOfKind = eq(notices.kind, 'attendance-disputed');
  await tx
    .delete(notices)
    .where(and(eq(notices.subjectId, meeting), isOfKind, inArray(notices.studentId, [...students])));
}
