import type { TaskTakenId } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { parentChildren, users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { notify } from './notify.ts';

const students = alias(users, 'students');

/** Tells students, and their parents, that the marks of these attempts were released. */
export async function tellReleased(tx: Database, attempts: readonly TaskTakenId[], at: Date): Promise<void> {
  const rows = await tx
    .select({
      attempt: taskTakens.id,
      task: { _id: tasks.id, title: tasks.title, kind: tasks.kind },
      student: { _id: students.id, name: students.name },
      parent: parentChildren.parentId,
    })
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .innerJoin(students, eq(students.id, taskTakens.studentId))
    .leftJoin(parentChildren, eq(parentChildren.childId, students.id))
    .where(inArray(taskTakens.id, [...attempts]));
  const released = [...Map.groupBy(rows, ({ attempt }) => attempt).values()].flatMap((ofAttempt) => {
    const [first] = ofAttempt;
    if (!first) return [];
    const { attempt, task, student } = first;
    const told = { kind: 'marks-released' as const, key: `released:${attempt}:${at.toISOString()}`, at };
    const parents = ofAttempt.flatMap(({ parent }) => (parent === null ? [] : [parent]));
    return [
      { ...told, about: { task, attempt, student: null }, recipients: [student._id] },
      { ...told, about: { task, attempt, student }, recipients: parents },
    ];
  });
  await notify(tx, ...released);
}
