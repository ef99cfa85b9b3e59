import type { GroupId, UserId } from '@rubrica/api-client/contract';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupAssistants, groupStudents } from '../../db/schema/people.ts';
import { ValidationError } from '../errors/errors.ts';
import type { Input } from '../service.ts';
import { selectNotErased } from '../users/not-erased.ts';

type Body = Input<'createGroup'>['body'];

/**
 * Replaces the students and assistants of a group. Students who stay keep the time at which they came.
 *
 * @throws {ValidationError} if a user does not exist, is erased or has another role
 */
export async function writeMembers(tx: Database, groupId: GroupId, body: Body, now: Date): Promise<void> {
  const students = [...new Set(body.students)];
  const assistants = [...new Set(body.assistants)];
  await assertMembers(tx, 'students', students);
  await assertMembers(tx, 'assistants', assistants);
  await tx
    .delete(groupStudents)
    .where(and(eq(groupStudents.groupId, groupId), notInArray(groupStudents.userId, students)));
  await tx.delete(groupAssistants).where(eq(groupAssistants.groupId, groupId));
  const rows = students.map((userId) => ({ groupId, userId, joinedAt: now }));
  if (rows.length > 0) await tx.insert(groupStudents).values(rows).onConflictDoNothing();
  if (assistants.length > 0) await tx.insert(groupAssistants).values(assistants.map((userId) => ({ groupId, userId })));
}

async function assertMembers(tx: Database, field: 'students' | 'assistants', ids: UserId[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await selectNotErased(tx, ids);
  if (found.length < ids.length) throw new ValidationError({ [field]: [{ code: 'unknown' }] });
  const [role, code] =
    field === 'students' ? (['student', 'not_a_student'] as const) : (['assistant', 'not_an_assistant'] as const);
  if (found.some((user) => user.role !== role)) throw new ValidationError({ [field]: [{ code }] });
}
