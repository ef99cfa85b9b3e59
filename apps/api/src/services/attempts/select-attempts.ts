import type { Role, TaskTaken, TaskTakenId } from '@rubrica/api-client/contract';
import { eq, inArray, or, type SQL } from 'drizzle-orm';
import { createReader } from '../../batcher.ts';
import type { Database } from '../../db/database.ts';
import { perDatabase } from '../../db/per-database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { isOneOf, uuidList } from '../../db/uuid-list.ts';
import type { SignedInContext } from '../context.ts';
import { matchesSearch } from '../queries/list-page.ts';
import { expectRow } from '../queries/query-results.ts';
import { isDictionaryOpen } from './dictionary-open.ts';

/** An attempt with the names of its task and student. */
export const attemptColumns = {
  attempt: taskTakens,
  taskTitle: tasks.title,
  taskKind: tasks.kind,
  hasDictionary: isDictionaryOpen.mapWith(Boolean),
  studentName: users.name,
};

/** Selects attempts with the names of their task and student. */
export function selectAttempts(db: Database, where: SQL | undefined) {
  return db
    .select(attemptColumns)
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .innerJoin(users, eq(users.id, taskTakens.studentId))
    .where(where)
    .$dynamic();
}

/** Selects the ids of attempts. What joins a table that no condition or order needs costs nothing: each attempt has one task and student. */
export function selectAttemptIds(db: Database, where: SQL | undefined) {
  return db
    .select({ id: taskTakens.id })
    .from(taskTakens)
    .leftJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .leftJoin(users, eq(users.id, taskTakens.studentId))
    .where(where)
    .$dynamic();
}

/** Whether the name of an attempt's student or the title of its task has what is searched for: names are read once, not once per attempt. */
export function matchesNames(db: Database, search: string): SQL | undefined {
  const students = db
    .select({ id: users.id })
    .from(users)
    .where(matchesSearch(search, [users.name]));
  const titled = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(matchesSearch(search, [tasks.title]));
  return or(inArray(taskTakens.studentId, students), inArray(taskTakens.taskId, titled));
}

/** An attempt with the names of its task and student. */
export type AttemptDetails = Awaited<ReturnType<typeof selectAttempts>>[number];

/** Returns an attempt as a role may see it: students and parents see marks only after the release. */
export function toTaskTaken(
  { attempt, taskTitle, taskKind, hasDictionary, studentName }: AttemptDetails,
  role: Role,
  now: Date,
): TaskTaken {
  const canSeeMarks = role === 'admin' || role === 'assistant' || attempt.status === 'released';
  return {
    _id: attempt.id,
    createdAt: attempt.createdAt.toISOString(),
    updatedAt: attempt.updatedAt.toISOString(),
    task: attempt.taskId,
    taskTitle,
    taskKind,
    student: attempt.studentId,
    studentName,
    number: attempt.number,
    status: attempt.status,
    late: attempt.late,
    startedAt: attempt.startedAt.toISOString(),
    deadlineAt: attempt.deadlineAt?.toISOString() ?? null,
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    releasedAt: attempt.releasedAt?.toISOString() ?? null,
    hasDictionary,
    returnNote: attempt.returnNote,
    mark: canSeeMarks ? attempt.mark : null,
    maximum: canSeeMarks ? attempt.maximum : null,
    pending: canSeeMarks ? attempt.pending : null,
    now: now.toISOString(),
  };
}

/** Returns one attempt as the caller may see it. @throws {NotFoundError} */
export async function selectTaskTakenById(
  { caller, clock }: SignedInContext,
  db: Database,
  id: TaskTakenId,
): Promise<TaskTaken> {
  const row = expectRow(await selectAttempts(db, eq(taskTakens.id, id)));
  return toTaskTaken(row, caller.role, clock.now());
}

/** Reads attempts by their ids: those that are asked for at the same time in one statement. */
export const attemptReads = perDatabase((db) => {
  const statement = selectAttempts(db, isOneOf(taskTakens.id, 'ids')).prepare('');
  return createReader<TaskTakenId, AttemptDetails>({
    read: async (ids) => {
      const rows = await statement.execute({ ids: uuidList(ids) });
      return new Map(rows.map((row) => [row.attempt.id, row]));
    },
  });
});
