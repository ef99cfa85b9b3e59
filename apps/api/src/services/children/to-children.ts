import type { Child, UserId } from '@rubrica/api-client/contract';
import { and, eq, gt, inArray, isNull, not, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { levels } from '../../db/schema/named.ts';
import { groups, groupStudents, users } from '../../db/schema/people.ts';
import { taskGroups, taskStudents, tasks } from '../../db/schema/tasks.ts';
import { meanPercent } from '../home/select-results.ts';
import { hasCompletedLectures } from '../tasks/task-lectures.ts';

/** Returns children as their parent sees them. Runs four queries for any number of children. */
export async function toChildren(db: Database, ids: UserId[], now: Date): Promise<Child[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, name: users.name, level: levels.name })
    .from(users)
    .leftJoin(levels, eq(levels.id, users.levelId))
    .where(inArray(users.id, ids))
    .orderBy(users.name);
  const memberships = await db
    .select({ userId: groupStudents.userId, name: groups.name })
    .from(groupStudents)
    .innerJoin(groups, eq(groups.id, groupStudents.groupId))
    .where(and(inArray(groupStudents.userId, ids), eq(groups.archived, false)))
    .orderBy(groups.name);
  const groupsByStudent = Map.groupBy(memberships, ({ userId }) => userId);
  const open = await countOpenTasks(db, ids, now);
  const results = await selectReleasedResults(db, ids);
  return rows.map(({ id, name, level }) => ({
    _id: id,
    name,
    level,
    groups: (groupsByStudent.get(id) ?? []).map((group) => group.name),
    tasksOpen: open.get(id) ?? 0,
    tasksReleased: results.get(id)?.released ?? 0,
    averagePercent: results.get(id)?.average ?? null,
  }));
}

/** Returns, by student, the number of open tasks without a released result, or with lectures to complete; parents see no other status of an attempt. */
async function countOpenTasks(db: Database, ids: UserId[], now: Date): Promise<Map<UserId, number>> {
  const set = tasksSetFor(db, ids);
  // Their ids again, because every attempt of the school would be looked at otherwise.
  const isReleased = sql`exists (select 1 from ${taskTakens} where ${taskTakens.taskId} = ${tasks.id}
    and ${taskTakens.studentId} = ${set.studentId} and ${taskTakens.status} = 'released' and ${inArray(taskTakens.studentId, ids)})`;
  const rows = await db
    .select({ id: set.studentId, open: sql<number>`count(*)::int` })
    .from(set)
    .innerJoin(tasks, eq(tasks.id, set.taskId))
    .where(
      and(
        eq(tasks.status, 'published'),
        sql`not ${isReleased}`,
        not(hasCompletedLectures(sql`${set.studentId}`)),
        or(isNull(tasks.openAt), sql`${tasks.openAt} <= ${now.toISOString()}`),
        or(isNull(tasks.closeAt), gt(tasks.closeAt, now)),
      ),
    )
    .groupBy(set.studentId);
  return new Map(rows.map(({ id, open }) => [id, open]));
}

/** Which tasks are set for which of these students. Found from the students: `assignedTo` would look at every task for each of them. */
function tasksSetFor(db: Database, ids: UserId[]) {
  // A task that a student has through several groups is one task.
  return union(
    db
      .select({ taskId: taskGroups.taskId, studentId: groupStudents.userId })
      .from(taskGroups)
      .innerJoin(groupStudents, eq(groupStudents.groupId, taskGroups.groupId))
      .where(inArray(groupStudents.userId, ids)),
    db
      .select({ taskId: taskStudents.taskId, studentId: taskStudents.studentId })
      .from(taskStudents)
      .where(inArray(taskStudents.studentId, ids)),
  ).as('set_tasks');
}

/** Returns, by student, the number of released results and their mean in percent. */
async function selectReleasedResults(db: Database, ids: UserId[]) {
  const rows = await db
    .select({ id: taskTakens.studentId, released: sql<number>`count(*)::int`, average: meanPercent })
    .from(taskTakens)
    .where(and(inArray(taskTakens.studentId, ids), eq(taskTakens.status, 'released')))
    .groupBy(taskTakens.studentId);
  return new Map(rows.map((row) => [row.id, row]));
}
