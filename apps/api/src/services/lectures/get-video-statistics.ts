import { and, eq, type SQLWrapper } from 'drizzle-orm';
import { videoMoments, videoProgress, videos } from '../../db/schema/videos.ts';
import { marksFor } from '../../policy/visible/people.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { videoParts } from './video-statistics.ts';

/** Returns what students did at each part of a video; to an assistant, the students they mark for. */
export const getVideoStatistics: Service<'getVideoStatistics'> = async ({ db, caller }, { params: { id } }) => {
  const isCounted = (student: SQLWrapper) => (caller.role === 'assistant' ? marksFor(caller.id, student) : undefined);
  const { durationMs } = expectRow(
    await db.select({ durationMs: videos.durationMs }).from(videos).where(eq(videos.id, id)),
  );
  const progress = await db
    .select({ intervals: videoProgress.intervals, completedAt: videoProgress.completedAt })
    .from(videoProgress)
    .where(and(eq(videoProgress.videoId, id), isCounted(videoProgress.studentId)));
  const moments = await db
    .select({ kind: videoMoments.kind, atMs: videoMoments.atMs })
    .from(videoMoments)
    .where(and(eq(videoMoments.videoId, id), isCounted(videoMoments.studentId)));
  return {
    started: progress.length,
    completed: progress.filter(({ completedAt }) => completedAt !== null).length,
    parts: videoParts({ durationMs, watched: progress.map(({ intervals }) => intervals), moments }),
  };
};
