import { and, eq, gt, lte, notInArray, sql } from 'drizzle-orm';
import { taskTakens } from '../../db/schema/attempts.ts';
import { notices } from '../../db/schema/notices.ts';
import { users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { openStatuses } from '../attempts/attempt-status.ts';
import type { AppContext } from '../context.ts';
import { hasCompletedLectures } from '../tasks/task-lectures.ts';
import { notify } from './notify.ts';
import { selectSetTasks } from './set-tasks.ts';

/** How long before its due date a task is told of. */
const aheadMs = 24 * 3_600_000;

/** How many students are told at a time: an embedded database answers nobody else meanwhile. */
const batchSize = 100;

const dueKey = (task: string, dueAt: string) => `due:${task}:${dueAt}`;

/**
 * Tells students of the tasks that are due within a day and that they have not submitted: once for each task and due date, however
 * often this is done and by however many servers. Work that was returned is theirs to submit again.
 */
export async function tellDeadlines({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const isDone = sql`exists (select 1 from ${taskTakens} where ${and(
    eq(taskTakens.taskId, tasks.id),
    eq(taskTakens.studentId, users.id),
    notInArray(taskTakens.status, [...openStatuses]),
  )})`;
  // The key again, as the database writes the moment; `notify` keeps a person from being told twice in any case.
  const isTold = sql`exists (select 1 from ${notices} where ${and(
    eq(notices.subjectId, tasks.id),
    eq(notices.userId, users.id),
    eq(notices.kind, 'task-due'),
    sql`(${notices.about} ->> 'dueAt')::timestamptz = ${tasks.dueAt}`,
  )})`;
  const due = await selectSetTasks(
    db,
    now,
    and(
      gt(tasks.dueAt, now),
      lte(tasks.dueAt, new Date(now.getTime() + aheadMs)),
      sql`not ${isDone}`,
      sql`not ${hasCompletedLectures(users.id)}`,
      sql`not ${isTold}`,
    ),
  );
  const byTask = Map.groupBy(due, ({ task }) => task._id);
  for (const pairs of byTask.values()) {
    const [first] = pairs;
    if (!first?.dueAt) continue;
    const dueAt = first.dueAt.toISOString();
    for (let start = 0; start < pairs.length; start += batchSize) {
      await notify(db, {
        kind: 'task-due',
        about: { task: first.task, dueAt },
        recipients: pairs.slice(start, start + batchSize).map(({ student }) => student),
        key: dueKey(first.task._id, dueAt),
        at: now,
      });
    }
  }
}
