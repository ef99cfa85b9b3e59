import type { MeetingId, UserId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
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

/** Tells a meeting's teacher, or the admins where it has none, that a student disputes their status; once until staff answer. */
export async function tellDisputed(
  tx: Database,
  { id, title, startsAt, teacherId }: DisputedMeeting,
  { student, at }: { student: { _id: UserId; name: string }; at: Date },
): Promise<void> {
  const admins = await tx.select({ id: users.id }).from(users).where(eq(users.role, 'admin'));
  await notify(tx, {
    kind: 'attendance-disputed',
    about: { meeting: { _id: id, title }, startsAt: startsAt.toISOString(), student },
    recipients: teacherId === null ? admins.map((admin) => admin.id) : [teacherId],
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
