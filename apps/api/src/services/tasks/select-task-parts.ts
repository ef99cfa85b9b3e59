import type { TaskId } from '@rubrica/api-client/contract';
import { eq, isNotNull, and, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { taskQuestions, taskVideos } from '../../db/schema/tasks.ts';

/** Greater than the position of any question of a task: videos follow its questions. */
const firstVideoPosition = 1000;

/** A task's questions and those that its videos become, by their position: the parts of an attempt. For use as a subquery. */
export function selectTaskParts(db: Database, taskId: TaskId) {
  return unionAll(
    db
      .select({ questionId: taskQuestions.questionId, position: taskQuestions.position })
      .from(taskQuestions)
      .where(eq(taskQuestions.taskId, taskId)),
    db
      .select({
        // Not null by the condition below.
        questionId: sql<string>`${taskVideos.questionId}`,
        position: sql<number>`${taskVideos.position} + ${sql.raw(String(firstVideoPosition))}`,
      })
      .from(taskVideos)
      .where(and(eq(taskVideos.taskId, taskId), isNotNull(taskVideos.questionId))),
  );
}

/** Greater than the position of any question of a task, less than that of its videos. */
const firstGivenPosition = 500;

/**
 * A task's parts, and what attempts were given beside them, of those attempts that a condition names: questions that they have drawn,
 * and those that the task no longer has. For use as a subquery.
 */
export function selectGivenParts(db: Database, taskId: TaskId, attempts: SQL | undefined) {
  return unionAll(
    selectTaskParts(db, taskId),
    db
      .select({
        questionId: attemptQuestions.questionId,
        position: sql<number>`min(${attemptQuestions.position}) + ${sql.raw(String(firstGivenPosition))}`,
      })
      .from(attemptQuestions)
      .innerJoin(taskTakens, eq(taskTakens.id, attemptQuestions.taskTakenId))
      .where(
        and(
          eq(taskTakens.taskId, taskId),
          attempts,
          sql`not exists (select 1 from ${taskQuestions}
            where ${taskQuestions.taskId} = ${taskId} and ${taskQuestions.questionId} = ${attemptQuestions.questionId})`,
          sql`not exists (select 1 from ${taskVideos}
            where ${taskVideos.taskId} = ${taskId} and ${taskVideos.questionId} = ${attemptQuestions.questionId})`,
        ),
      )
      .groupBy(attemptQuestions.questionId),
  );
}
