import type { HomeResult, TaskTakenId } from '@rubrica/api-client/contract';
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { answers, attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { tasks } from '../../db/schema/tasks.ts';
import { taskSkill } from '../tasks/task-skill.ts';
import { wordsOfMarker } from './words-of-marker.ts';

const isResult = and(eq(taskTakens.status, 'released'), isNotNull(taskTakens.releasedAt));

/** The mean of attempts in percent, which the page alone rounds: rounded here as well, 78.45 would be 79 %. */
export const meanPercent = sql<number | null>`avg(100 * ${taskTakens.mark} / nullif(${taskTakens.maximum}, 0))`;

/** Returns the mean of all released attempts that a condition accepts, in percent; null where nothing could be reached. */
export async function selectMeanPercent(db: Database, where: SQL | undefined): Promise<number | null> {
  const [row] = await db
    .select({ mean: meanPercent })
    .from(taskTakens)
    // A condition may be about the task.
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .where(and(isResult, where));
  return row?.mean ?? null;
}

/** Returns released attempts that a condition accepts, the newest first, with what their markers wrote. */
export async function selectResults(db: Database, where: SQL | undefined, limit: number): Promise<HomeResult[]> {
  const rows = await db
    .select({
      attempt: taskTakens.id,
      task: { _id: tasks.id, title: tasks.title, kind: tasks.kind, skill: taskSkill },
      releasedAt: taskTakens.releasedAt,
      mark: taskTakens.mark,
      maximum: taskTakens.maximum,
    })
    .from(taskTakens)
    .innerJoin(tasks, eq(tasks.id, taskTakens.taskId))
    .where(and(isResult, where))
    .orderBy(desc(taskTakens.releasedAt), desc(taskTakens.id))
    .limit(limit);
  const words = await selectWords(
    db,
    rows.map(({ attempt }) => attempt),
  );
  return rows.flatMap(({ releasedAt, mark, maximum, ...row }) =>
    releasedAt === null || mark === null || maximum === null
      ? []
      : [{ ...row, releasedAt: releasedAt.toISOString(), mark, maximum, words: words.get(row.attempt) ?? null }],
  );
}

/** The first words of a marker in each attempt that has some. */
async function selectWords(db: Database, attempts: readonly TaskTakenId[]) {
  const marked = await db
    .select({ attempt: answers.taskTakenId, marks: answers.marks })
    .from(answers)
    .innerJoin(
      attemptQuestions,
      and(eq(attemptQuestions.taskTakenId, answers.taskTakenId), eq(attemptQuestions.questionId, answers.questionId)),
    )
    .where(and(inArray(answers.taskTakenId, [...attempts]), isNotNull(answers.marks)))
    .orderBy(asc(attemptQuestions.position));
  const found = new Map<TaskTakenId, NonNullable<HomeResult['words']>>();
  for (const { attempt, marks } of marked) {
    const words = found.has(attempt) ? null : wordsOfMarker(marks ?? []);
    if (words) found.set(attempt, words);
  }
  return found;
}
