import type { TaskId, UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, exists, inArray, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { lectureAnswers, lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { groupStudents, users } from '../../db/schema/people.ts';
import { taskGroups, taskStudents, taskVideos } from '../../db/schema/tasks.ts';
import { videoProgress } from '../../db/schema/videos.ts';
import { marksFor } from '../../policy/visible/people.ts';
import type { Caller } from '../caller.ts';

/**
 * Returns the students for whom a task is set, by name; for an assistant those they mark for. One who was deactivated is among them
 * only if they have begun one of its lectures: their answers may wait for a marker.
 */
export async function selectTaskStudents(
  db: Database,
  caller: Caller,
  taskId: TaskId,
): Promise<{ id: UserId; name: string }[]> {
  const ids = union(
    db
      .select({ id: groupStudents.userId })
      .from(taskGroups)
      .innerJoin(groupStudents, eq(groupStudents.groupId, taskGroups.groupId))
      .where(eq(taskGroups.taskId, taskId)),
    db.select({ id: taskStudents.studentId }).from(taskStudents).where(eq(taskStudents.taskId, taskId)),
  );
  const ofTask = (video: typeof videoProgress.videoId | typeof lectureQuestions.videoId) =>
    and(eq(taskVideos.videoId, video), eq(taskVideos.taskId, taskId));
  const hasWatched = db
    .select({ one: sql`1` })
    .from(videoProgress)
    .innerJoin(taskVideos, ofTask(videoProgress.videoId))
    .where(eq(videoProgress.studentId, users.id));
  const hasAnswered = db
    .select({ one: sql`1` })
    .from(lectureAnswers)
    .innerJoin(lectureQuestions, eq(lectureQuestions.id, lectureAnswers.lectureQuestionId))
    .innerJoin(taskVideos, ofTask(lectureQuestions.videoId))
    .where(eq(lectureAnswers.studentId, users.id));
  return db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(
      and(
        inArray(users.id, ids),
        or(eq(users.status, 'active'), exists(hasWatched), exists(hasAnswered)),
        caller.role === 'assistant' ? marksFor(caller.id, users.id) : undefined,
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
}
