import type { UserId, VideoId } from '@rubrica/api-client/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';
import { isAsked } from '../../policy/visible/lecture-questions.ts';
import { isAnswered } from './is-answered.ts';

/** The share of a lecture that has to be watched, in percent. */
const completePercent = 90;

/**
 * Marks a lecture as completed by a student once 90 % of it are watched and all its required questions are answered. Call it
 * after each change of either, with the progress locked: of two changes at once the second then sees the first. A lecture that
 * is completed stays so.
 */
export async function completeLecture(tx: Database, videoId: VideoId, studentId: UserId, now: Date): Promise<void> {
  const openQuestion = sql`exists (select 1 from ${lectureQuestions}
    where ${and(eq(lectureQuestions.videoId, videoId), eq(lectureQuestions.isRequired, true), isAsked)}
    and not ${isAnswered(studentId)})`;
  const isWatched = sql`${videoProgress.watchedMs}::bigint * 100 >= ${completePercent} *
    (select ${videos.durationMs}::bigint from ${videos} where ${eq(videos.id, videoId)})`;
  await tx
    .update(videoProgress)
    .set({ completedAt: now })
    .where(
      and(
        eq(videoProgress.videoId, videoId),
        eq(videoProgress.studentId, studentId),
        isNull(videoProgress.completedAt),
        sql`${isWatched} and not ${openQuestion}`,
      ),
    );
}
