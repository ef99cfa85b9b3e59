import type { UserId, VideoId } from '@rubrica/api-client/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { videoMoments, videoProgress, videos } from '../../db/schema/videos.ts';
import { recordPractice } from '../practice/record-practice.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { completeLecture } from './complete-lecture.ts';
import { coveredMs } from '@rubrica/api-client/contract';
import { lockProgress } from './lock-progress.ts';
import { takeBeat } from './take-beat.ts';
import { toProgress } from './to-progress.ts';

/** How many moments of going back are stored of one student and video. */
const maxRewound = 500;

/** Adds what a student has watched, as far as the clock allows; `takeBeat` says how far. */
export const reportProgress: Service<'reportProgress'> = ({ db, caller, clock, timeZone }, { params: { id }, body }) =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { durationMs } = expectRow(
      await tx.select({ durationMs: videos.durationMs }).from(videos).where(eq(videos.id, id)),
    );
    const start = { videoId: id, studentId: caller.id, beatAt: now };
    const started = await tx.insert(videoProgress).values(start).onConflictDoNothing().returning();
    const before = started.length > 0 ? undefined : await lockProgress(tx, id, caller.id);
    const intervals = takeBeat(before, body, { now, durationMs });
    await tx
      .update(videoProgress)
      .set({
        intervals,
        watchedMs: coveredMs(intervals),
        positionMs: Math.min(body.positionMs, durationMs),
        // A clock that is set back does not give the same time twice.
        beatAt: before && before.beatAt > now ? before.beatAt : now,
        updatedAt: now,
      })
      .where(ownProgress(id, caller.id));
    await addRewound(tx, { videoId: id, studentId: caller.id }, [...new Set(body.rewoundToMs)]);
    await completeLecture(tx, id, caller.id, now);
    await recordPractice(tx, { studentId: caller.id, now, timeZone, lastAt: before?.beatAt });
    const after = expectRow(await tx.select().from(videoProgress).where(ownProgress(id, caller.id)));
    return { ...toProgress(after, durationMs), intervals: after.intervals };
  });

function ownProgress(videoId: VideoId, studentId: UserId) {
  return and(eq(videoProgress.videoId, videoId), eq(videoProgress.studentId, studentId));
}

/** Stores where a student went back to, each place once: a report may come twice. */
async function addRewound(tx: Database, of: { videoId: VideoId; studentId: UserId }, places: number[]): Promise<void> {
  if (places.length === 0) return;
  const ofStudent = and(
    eq(videoMoments.videoId, of.videoId),
    eq(videoMoments.studentId, of.studentId),
    eq(videoMoments.kind, 'rewound'),
  );
  const known = await tx
    .select({ atMs: videoMoments.atMs })
    .from(videoMoments)
    .where(and(ofStudent, inArray(videoMoments.atMs, places)));
  const stored = new Set(known.map(({ atMs }) => atMs));
  const isFull = (await tx.$count(videoMoments, ofStudent)) + places.length > maxRewound;
  const added = isFull ? [] : places.filter((atMs) => !stored.has(atMs));
  if (added.length > 0) {
    await tx.insert(videoMoments).values(added.map((atMs) => ({ ...of, kind: 'rewound' as const, atMs })));
  }
}
