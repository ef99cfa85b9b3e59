import type { TaskId } from '@rubrica/api-client/contract';
import { eq, isNotNull, and, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
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
