import type { TaskId, UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import { createReader } from '../../batcher.ts';
import { perDatabase } from '../../db/per-database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/people.ts';
import { taskExtraTimes, tasks } from '../../db/schema/tasks.ts';
import { uuidList, uuidsOf } from '../../db/uuid-list.ts';
import {
  type AssignedTaskRow,
  isSetFor,
  ownAttemptColumns,
  type OwnAttemptRow,
  taskColumns,
} from './select-assigned-tasks.ts';

/** A student who reads a task of theirs. */
interface AskedTask {
  taskId: TaskId;
  studentId: UserId;
}

/** A task with what one student has of it: extra time, whether it is set for them, and attempts in their order. */
interface ReadTask {
  row: AssignedTaskRow;
  attempts: readonly OwnAttemptRow[];
}

/**
 * Reads tasks as students ask for them, those of the same moment together: what all students of a task see once for each task, and what
 * is each student's own in one statement.
 */
export const assignedTaskReads = perDatabase((db) => {
  const selectTasks = db
    .select(taskColumns(db))
    .from(tasks)
    .innerJoin(sql`unnest(${uuidsOf('tasks')}) as asked(task_id)`, eq(tasks.id, sql`asked.task_id`))
    .prepare('');
  const asked = sql`unnest(${uuidsOf('tasks')}, ${uuidsOf('students')}) with ordinality as asked(task_id, student_id, place)`;
  const selectOwn = db
    .select({
      place: sql`asked.place`.mapWith(Number),
      extraMinutes: taskExtraTimes.minutes,
      isSet: isSetFor(users.id),
      attempt: ownAttemptColumns,
    })
    .from(users)
    .innerJoin(asked, eq(users.id, sql`asked.student_id`))
    .innerJoin(tasks, eq(tasks.id, sql`asked.task_id`))
    .leftJoin(
      taskExtraTimes,
      and(eq(taskExtraTimes.taskId, sql`asked.task_id`), eq(taskExtraTimes.studentId, users.id)),
    )
    .leftJoin(taskTakens, and(eq(taskTakens.taskId, sql`asked.task_id`), eq(taskTakens.studentId, users.id)))
    .orderBy(asc(taskTakens.number))
    .prepare('');
  return createReader<AskedTask, ReadTask>({
    read: async (all) => {
      const [common, own] = await Promise.all([
        selectTasks.execute({ tasks: uuidList([...new Set(all.map(({ taskId }) => taskId))]) }),
        selectOwn.execute({
          tasks: uuidList(all.map(({ taskId }) => taskId)),
          students: uuidList(all.map(({ studentId }) => studentId)),
        }),
      ]);
      const byTask = new Map(common.map((row) => [row.task.id, row]));
      const byPlace = Map.groupBy(own, ({ place }) => place);
      const read = new Map<AskedTask, ReadTask>();
      for (const [at, one] of all.entries()) {
        const task = byTask.get(one.taskId);
        const rows = byPlace.get(at + 1) ?? [];
        if (!task) continue;
        const row = { ...task, extraMinutes: rows[0]?.extraMinutes ?? null, isSet: rows[0]?.isSet ?? false };
        read.set(one, { row, attempts: rows.flatMap(({ attempt }) => attempt ?? []) });
      }
      return read;
    },
  });
});
