import type { UserId, VideoId } from '@rubrica/api-client/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videoProgress } from '../../db/schema/videos.ts';

export type ProgressRow = typeof videoProgress.$inferSelect;

/** Reads what a student has watched of a video and locks it until the transaction ends; undefined before the first look. */
export async function lockProgress(
  tx: Database,
  videoId: VideoId,
  studentId: UserId,
): Promise<ProgressRow | undefined> {
  const [row] = await tx
    .select()
    .from(videoProgress)
    .where(and(eq(videoProgress.videoId, videoId), eq(videoProgress.studentId, studentId)))
    .for('update');
  return row;
}
