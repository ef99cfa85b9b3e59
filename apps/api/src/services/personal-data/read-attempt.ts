import type { TaskTakenId, UserId } from '@rubrica/api-client/contract';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions, questionContents, taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { expectRow } from '../queries/query-results.ts';

/** The attempts of a student, oldest first. */
export async function selectAttemptIds(db: Database, studentId: UserId): Promise<TaskTakenId[]> {
  const rows = await db
    .select({ id: taskTakens.id })
    .from(taskTakens)
    .where(eq(taskTakens.studentId, studentId))
    .orderBy(asc(taskTakens.startedAt), asc(taskTakens.id));
  return rows.map(({ id }) => id);
}

/** Reads an attempt with the student's answers, and with marks and comments once they are released. */
export async function readAttempt(db: Database, id: TaskTakenId) {
  const { attempt, task } = expectRow(
    await db
      .select({ attempt: taskTakens, task: { title: tasks.title, kind: tasks.kind } })
      .from(taskTakens)
      .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
      .where(eq(taskTakens.id, id)),
  );
  const rows = await db
    .select({
      question: sql<string>`${questionContents.content} ->> 'title'`,
      type: answers.type,
      entries: answers.entries,
      marks: answers.marks,
      savedAt: answers.savedAt,
      activeMs: answers.activeMs,
      mark: answers.mark,
      maximum: answers.maximum,
    })
    .from(answers)
    .innerJoin(
      attemptQuestions,
      sql`${attemptQuestions.taskTakenId} = ${answers.taskTakenId} and ${attemptQuestions.questionId} = ${answers.questionId}`,
    )
    .innerJoin(questionContents, eq(questionContents.hash, attemptQuestions.contentHash))
    .where(eq(answers.taskTakenId, id))
    .orderBy(asc(attemptQuestions.position));
  const { number, status, late, startedAt, submittedAt, releasedAt, mark, maximum } = attempt;
  const isReleased = status === 'released';
  return {
    task,
    number,
    late,
    startedAt,
    submittedAt,
    ...(isReleased ? { releasedAt, mark, maximum } : {}),
    answers: rows.map(({ question, type, savedAt, activeMs, entries, marks, ...marked }) => ({
      question,
      type,
      savedAt,
      activeMs,
      ...(isReleased
        ? { ...marked, entries: withoutNames(marks ?? entries), own: ownOf(entries) }
        : { entries: ownOf(entries) }),
    })),
  };
}

/** Of the entries, what the student gave. */
export function ownOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ownOf);
  if (typeof value !== 'object' || value === null) return value;
  return 'studentAnswer' in value ? { studentAnswer: value.studentAnswer } : {};
}

/** The entries without the names of markers. */
function withoutNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNames);
  if (typeof value !== 'object' || value === null) return value;
  const fields: [string, unknown][] = Object.entries(value);
  return Object.fromEntries(
    fields.filter(([key]) => key !== 'reviewedBy').map(([key, inner]) => [key, withoutNames(inner)]),
  );
}
