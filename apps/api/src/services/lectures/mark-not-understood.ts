import { and, asc, eq } from 'drizzle-orm';
import { videoMoments, videos } from '../../db/schema/videos.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';

/** How many moments a student can mark in one video. */
const maxMarks = 200;

/** Marks a moment that the student did not understand. The same moment is marked once, and the oldest mark makes room when there are too many. */
export const markNotUnderstood: Service<'markNotUnderstood'> = ({ db, caller, clock }, { params: { id }, body }) =>
  db.transaction(async (tx) => {
    const { durationMs } = expectRow(
      await tx.select({ durationMs: videos.durationMs }).from(videos).where(eq(videos.id, id)),
    );
    const atMs = Math.min(body.atMs, durationMs);
    const of = { videoId: id, studentId: caller.id, kind: 'not-understood' as const };
    const own = await tx
      .select({ _id: videoMoments.id, atMs: videoMoments.atMs })
      .from(videoMoments)
      .where(
        and(
          eq(videoMoments.videoId, id),
          eq(videoMoments.studentId, caller.id),
          eq(videoMoments.kind, 'not-understood'),
        ),
      )
      .orderBy(asc(videoMoments.createdAt))
      .for('update');
    const same = own.find((moment) => moment.atMs === atMs);
    if (same) return same;
    const [oldest] = own;
    if (own.length >= maxMarks && oldest) await tx.delete(videoMoments).where(eq(videoMoments.id, oldest._id));
    const marked = { ...of, atMs, createdAt: clock.now() };
    const { id: momentId } = expectRow(await tx.insert(videoMoments).values(marked).returning());
    return { _id: momentId, atMs };
  });
