import type { AssignedTask, UserId } from '@rubrica/api-client/contract';
import { and, asc, count, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { taskDraws, taskExtraTimes, taskQuestions, tasks, taskVideos } from '../../db/schema/tasks.ts';
import { assignedTo } from '../../policy/visible/tasks.ts';
import { isOpen } from '../attempts/attempt-status.ts';
import type { Viewer } from '../caller.ts';
import type { SignedInContext } from '../context.ts';
import { selectTaskLectures } from './task-lectures.ts';
import { canStart, taskPhase } from './task-phase.ts';
import { taskSkill } from './task-skill.ts';

/** What all students of a task see of it. Needs a query with a join. */
export function taskColumns(db: Database) {
  const questionCount = db.select({ questions: count() }).from(taskQuestions).where(eq(taskQuestions.taskId, tasks.id));
  const drawCount = db
    .select({ drawn: sql`coalesce(sum(${taskDraws.count}), 0)` })
    .from(taskDraws)
    .where(eq(taskDraws.taskId, tasks.id));
  // `count` leaves out the videos of lectures, which have no question.
  const promptCount = db
    .select({ prompts: count(taskVideos.questionId) })
    .from(taskVideos)
    .where(eq(taskVideos.taskId, tasks.id));
  return {
    task: tasks,
    skill: taskSkill,
    questionCount: sql`((${questionCount}) + (${drawCount}) + (${promptCount}))`.mapWith(Number),
  };
}

/** Whether a task is set for a student, as a column. Needs a query with a join. */
export const isSetFor = (studentId: UserId | SQLWrapper): SQL<boolean> => sql<boolean>`${assignedTo(studentId)}`;

/** Selects tasks with one student's extra time, and whether they are set for the student. */
export function selectAssignedTasks(db: Database, studentId: UserId, where: SQL | undefined) {
  return db
    .select({ ...taskColumns(db), extraMinutes: taskExtraTimes.minutes, isSet: isSetFor(studentId) })
    .from(tasks)
    .leftJoin(taskExtraTimes, and(eq(taskExtraTimes.taskId, tasks.id), eq(taskExtraTimes.studentId, studentId)))
    .where(where)
    .$dynamic();
}

/** A task with what one student has of it. */
export type AssignedTaskRow = Awaited<ReturnType<typeof selectAssignedTasks>>[number];

/** The columns of an attempt that its student sees in its task. */
export const ownAttemptColumns = {
  id: taskTakens.id,
  number: taskTakens.number,
  status: taskTakens.status,
  startedAt: taskTakens.startedAt,
  submittedAt: taskTakens.submittedAt,
  deadlineAt: taskTakens.deadlineAt,
  returnNote: taskTakens.returnNote,
  mark: taskTakens.mark,
  maximum: taskTakens.maximum,
};
/** An attempt as its student sees it in its task. */
export type OwnAttemptRow = Pick<typeof taskTakens.$inferSelect, keyof typeof ownAttemptColumns>;

/**
 * Returns selected tasks as the caller sees them: a student with all their attempts, a parent with the released ones of the
 * child. A parent sees nothing of other attempts, neither that there is one nor whether another can be started.
 */
export async function withAttempts(
  { db, caller, clock }: Pick<SignedInContext, 'db' | 'clock'> & { caller: Viewer },
  studentId: UserId,
  rows: AssignedTaskRow[],
): Promise<AssignedTask[]> {
  const isOwn = caller.id === studentId;
  const now = clock.now();
  const ids = rows.map(({ task }) => task.id);
  const ownAttempts = await db
    .select({ ...ownAttemptColumns, taskId: taskTakens.taskId })
    .from(taskTakens)
    .where(and(eq(taskTakens.studentId, studentId), inArray(taskTakens.taskId, ids)))
    .orderBy(asc(taskTakens.number));
  const attempts = Map.groupBy(ownAttempts, ({ taskId }) => taskId);
  const lectures = await selectTaskLectures(db, ids, studentId);
  return rows.map((row) => {
    const { id } = row.task;
    const task = { ...toAssignedTask(row, attempts.get(id) ?? [], now), lectures: lectures.get(id) ?? [] };
    if (isOwn) return task;
    return { ...task, canStart: false, attempts: task.attempts.filter(({ status }) => status === 'released') };
  });
}

/** Returns a task as its student sees it, but for its lectures. */
export function toAssignedTask(
  { task, extraMinutes, isSet, skill, questionCount }: AssignedTaskRow,
  attempts: readonly OwnAttemptRow[],
  now: Date,
): Omit<AssignedTask, 'lectures'> {
  const phase = taskPhase(task, now);
  const limit = task.timeLimitMinutes;
  return {
    _id: task.id,
    title: task.title,
    kind: task.kind,
    skill,
    instructions: task.instructions,
    questionCount,
    openAt: task.openAt?.toISOString() ?? null,
    dueAt: task.dueAt?.toISOString() ?? null,
    closeAt: task.closeAt?.toISOString() ?? null,
    timeLimitMinutes: limit === null ? null : limit + (extraMinutes ?? 0),
    maxAttempts: task.maxAttempts,
    phase,
    canStart:
      isSet &&
      task.kind !== 'vdo-lect' &&
      canStart(phase, attempts.length, task.maxAttempts) &&
      !attempts.some(({ status }) => isOpen(status)),
    attempts: attempts.map(toOwnAttempt),
  };
}

/** Returns a student's own attempt; it has marks only after the release. */
function toOwnAttempt(attempt: OwnAttemptRow): AssignedTask['attempts'][number] {
  const isReleased = attempt.status === 'released';
  return {
    _id: attempt.id,
    number: attempt.number,
    status: attempt.status,
    startedAt: attempt.startedAt.toISOString(),
    submittedAt: attempt.submittedAt?.toISOString() ?? null,
    deadlineAt: attempt.deadlineAt?.toISOString() ?? null,
    returnNote: attempt.status === 'returned' ? attempt.returnNote : '',
    mark: isReleased ? attempt.mark : null,
    maximum: isReleased ? attempt.maximum : null,
  };
}
