import type { LectureStudent } from '@rubrica/api-client/contract';
import type { videoProgress } from '../../db/schema/videos.ts';

/** Returns what has been watched as lists show it. */
export function toProgress(
  row: Pick<typeof videoProgress.$inferSelect, 'watchedMs' | 'positionMs' | 'completedAt' | 'beatAt'>,
  durationMs: number,
): NonNullable<LectureStudent['progress']> {
  return {
    watchedMs: row.watchedMs,
    percent: Math.min(100, Math.floor((100 * row.watchedMs) / durationMs)),
    positionMs: row.positionMs,
    completedAt: row.completedAt?.toISOString() ?? null,
    seenAt: row.beatAt.toISOString(),
  };
}
