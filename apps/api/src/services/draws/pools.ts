import type { QuestionId, TaskId } from '@rubrica/api-client/contract';
import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { questions, questionTags } from '../../db/schema/questions.ts';
import { taskDraws, taskDrawTags, taskQuestions } from '../../db/schema/tasks.ts';
import type { Pool } from './draw-questions.ts';

/** What each question is asked for, where a draw asks for it. */
const asked: readonly (readonly [PgColumn, PgColumn])[] = [
  [taskDraws.type, questions.type],
  [taskDraws.subQuestionType, questions.subQuestionType],
  [taskDraws.categoryId, questions.categoryId],
  [taskDraws.levelId, questions.levelId],
  [taskDraws.diplomaId, questions.diplomaId],
];

/** Questions that can be set to students. */
export const isDrawable = and(
  eq(questions.isReady, true),
  eq(questions.archived, false),
  eq(questions.isFromVideo, false),
);

/** The condition that a draw may choose a question: it is what is asked for, and the task does not have it already. */
export const isInPool: SQL = sql`(${and(
  isDrawable,
  eq(questions.maximum, taskDraws.mark),
  ...asked.map(([wanted, found]) => or(isNull(wanted), eq(found, wanted))),
  sql`not exists (select 1 from ${taskDrawTags} where ${taskDrawTags.drawId} = ${taskDraws.id} and not exists (
    select 1 from ${questionTags} where ${questionTags.questionId} = ${questions.id} and ${questionTags.tagId} = ${taskDrawTags.tagId}))`,
  sql`not exists (select 1 from ${taskQuestions}
    where ${taskQuestions.taskId} = ${taskDraws.taskId} and ${taskQuestions.questionId} = ${questions.id})`,
)})`;

/** Returns the pools of a task's draws, in their order. */
export async function selectPools(db: Database, taskId: TaskId): Promise<Pool<QuestionId>[]> {
  const rows = await db
    .select({ draw: taskDraws.id, count: taskDraws.count, question: questions.id })
    .from(taskDraws)
    .leftJoin(questions, isInPool)
    .where(eq(taskDraws.taskId, taskId))
    .orderBy(asc(taskDraws.position));
  const byDraw = Map.groupBy(rows, ({ draw }) => draw);
  return [...byDraw.values()].map((found) => ({
    count: found[0]?.count ?? 0,
    ids: found.flatMap(({ question }) => (question === null ? [] : [question])),
  }));
}
