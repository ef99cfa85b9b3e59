import type { TaskId, UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { taskGroups, taskStudents } from '../../db/schema/tasks.ts';
import { marksFor } from '../../policy/visible/people.ts';
import type { Caller } from '../caller.ts';

/** Returns the students for whom a task is set, by name; for an assistant those they mark for. */
export async function selectTaskStudents(
  db: Database,
  caller: Caller,
  taskId: TaskId,
): Promise<{ id: UserId; name: string }[]> {
  const ids = union(
    db
      .select({ id: groupStudents.userId })
      .from(taskGroups)
      .innerJoin(groupStudents, eq(groupStudents.groupId, taskGroups.groupId))
      .where(eq(taskGroups.taskId, taskId)),
    db.select({ id: taskStudents.studentId }).from(taskStudents).where(eq(taskStudents.taskId, taskId)),
  );
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(inArray(users.id, ids), caller.role === 'assistant' ? marksFor(caller.id, users.id) : undefined))
    .orderBy(asc(users.name), asc(users.id));
}
