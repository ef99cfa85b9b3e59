import type { Role, TaskTaken } from '@rubrica/api-client/contract';
import { eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/people.ts';
import { tasks } from '../../db/schema/tasks.ts';
import type { SignedInContext } from '../context.ts';
import { NotFoundError } from '../errors/not-found-error.ts';

/** Attempts with the names that a list shows. */
export function selectAttempts(db: Database, where: SQL | undefined) {
  return db
    .select({ attempt: taskTakens, taskTitle: tasks.title, taskKind: tasks.kind, studentName: users.name })
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .innerJoin(users, eq(users.id, taskTakens.studentId))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectAttempts>>[number];

/** An attempt as this role may see it: marks show to students and parents only once they are released. */
export function toTaskTaken({ attempt, taskTitle, taskKind, studentName }: Row, role: Role, now: Date): TaskTaken {
  const isKnown = role === 'admin' || role === 'assistant' || attempt.status === 'released';
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
    returnNote: attempt.returnNote,
    mark: isKnown ? attempt.mark : null,
    maximum: isKnown ? attempt.maximum : null,
    pending: isKnown ? attempt.pending : null,
    now: now.toISOString(),
  };
}

/** One attempt as this caller may see it. */
export async function readTaskTaken({ caller, clock }: SignedInContext, db: Database, id: string): Promise<TaskTaken> {
  const [row] = await selectAttempts(db, eq(taskTakens.id, id));
  if (!row) throw new NotFoundError();
  return toTaskTaken(row, caller.role, clock.now());
}
