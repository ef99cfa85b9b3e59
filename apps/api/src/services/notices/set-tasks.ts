import type { AssignedTask, TaskId, UserId } from '@rubrica/api-client/contract';
import { and, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { taskGroups, tasks, taskStudents } from '../../db/schema/tasks.ts';
import { notify } from './notify.ts';

/** The column of `assignees`. */
const assigneeId = sql<UserId>`assignees.student_id`;

/** The students of a task, as a subquery `assignees` beside `tasks`: those of its groups, and those to whom it is set by name. */
const assignees: SQL = sql`lateral (
  select ${groupStudents.userId} as student_id from ${taskGroups}
    join ${groupStudents} on ${groupStudents.groupId} = ${taskGroups.groupId} where ${taskGroups.taskId} = ${tasks.id}
  union select ${taskStudents.studentId} from ${taskStudents} where ${taskStudents.taskId} = ${tasks.id}) as assignees`;

interface SetTask {
  task: { _id: TaskId; title: string; kind: AssignedTask['kind'] };
  dueAt: Date | null;
  student: UserId;
}

/** Selects which tasks that can still be worked on are set for which students with an active account. */
export function selectSetTasks(db: Database, now: Date, where: SQL | undefined): Promise<SetTask[]> {
  return db
    .select({
      task: { _id: tasks.id, title: tasks.title, kind: tasks.kind },
      dueAt: tasks.dueAt,
      student: users.id,
    })
    .from(tasks)
    .innerJoin(assignees, sql`true`)
    .innerJoin(users, and(eq(users.id, assigneeId), eq(users.status, 'active')))
    .where(and(eq(tasks.status, 'published'), or(isNull(tasks.closeAt), gt(tasks.closeAt, now)), where));
}

/** The tasks or the students of which a change may set something. */
type Scope = { tasks: TaskId[] } | { students: UserId[] };

const pairOf = ({ task, student }: SetTask) => `${task._id}:${student}`;

/** Makes a change in a transaction, and tells students of the tasks that are set for them by it, and were not before. */
export async function tellSetTasks<T>(tx: Database, now: Date, scope: Scope, change: () => Promise<T>): Promise<T> {
  const where = 'tasks' in scope ? inArray(tasks.id, scope.tasks) : inArray(users.id, scope.students);
  const before = new Set((await selectSetTasks(tx, now, where)).map(pairOf));
  const result = await change();
  const added = (await selectSetTasks(tx, now, where)).filter((pair) => !before.has(pairOf(pair)));
  const byTask = Map.groupBy(added, ({ task }) => task._id);
  await notify(
    tx,
    ...[...byTask].flatMap(([id, pairs]) =>
      pairs.slice(0, 1).map(({ task }) => ({
        kind: 'task-set' as const,
        about: { task },
        recipients: pairs.map(({ student }) => student),
        key: `set:${id}`,
        at: now,
      })),
    ),
  );
  return result;
}
