import type { AssignedTask, TaskId, UserId } from '@rubrica/api-client/contract';
import { and, asc, eq, inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { tasks, taskVideos } from '../../db/schema/tasks.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';

/** How much of a video has been watched, in whole percent. */
export function watchedPercent(watchedMs: number, durationMs: number): number {
  return durationMs > 0 ? Math.min(100, Math.floor((100 * watchedMs) / durationMs)) : 0;
}

/** Returns the published lectures of `vdo-lect` tasks, in their order, and how far a student is with each. */
export async function selectTaskLectures(
  db: Database,
  taskIds: readonly TaskId[],
  studentId: UserId,
): Promise<Map<TaskId, AssignedTask['lectures']>> {
  const rows = await db
    .select({
      task: taskVideos.taskId,
      video: videos.id,
      title: videos.title,
      durationMs: videos.durationMs,
      watchedMs: videoProgress.watchedMs,
      completedAt: videoProgress.completedAt,
    })
    .from(taskVideos)
    .innerJoin(tasks, eq(tasks.id, taskVideos.taskId))
    .innerJoin(videos, eq(videos.id, taskVideos.videoId))
    .leftJoin(videoProgress, and(eq(videoProgress.videoId, videos.id), eq(videoProgress.studentId, studentId)))
    .where(and(inArray(taskVideos.taskId, [...taskIds]), eq(tasks.kind, 'vdo-lect'), eq(videos.status, 'published')))
    .orderBy(asc(taskVideos.position));
  const byTask = Map.groupBy(rows, ({ task }) => task);
  return new Map(
    [...byTask].map(([task, lectures]) => [
      task,
      lectures.map(({ video, title, durationMs, watchedMs, completedAt }) => ({
        video,
        title,
        durationMs,
        watchedPercent: watchedPercent(watchedMs ?? 0, durationMs),
        isComplete: completedAt !== null,
      })),
    ]),
  );
}

/** The condition on `tasks` that it has a published lecture. */
export const hasLectures: SQL = sql`exists (select 1 from ${taskVideos}
  join ${videos} on ${videos.id} = ${taskVideos.videoId} and ${videos.status} = 'published'
  where ${taskVideos.taskId} = ${tasks.id})`;

/** The condition on `tasks` that it is a task of lectures and a student has completed all of them. */
export function hasCompletedLectures(studentId: UserId | SQLWrapper): SQL {
  return sql`(${tasks.kind} = 'vdo-lect' and not exists (select 1 from ${taskVideos}
    join ${videos} on ${videos.id} = ${taskVideos.videoId} and ${videos.status} = 'published'
    left join ${videoProgress} on ${videoProgress.videoId} = ${taskVideos.videoId} and ${videoProgress.studentId} = ${studentId}
    where ${taskVideos.taskId} = ${tasks.id} and ${videoProgress.completedAt} is null))`;
}
