import type { Lecture } from '@rubrica/api-client/contract';
import { and, asc, eq } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import { videoMoments, videos } from '../../db/schema/videos.ts';
import { toFileRef } from '../files/to-stored-file.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { selectCaptions } from '../videos/select-videos.ts';
import { selectLectures, toLectureSummary } from './select-lectures.ts';

/** Returns one lecture, and to a student what they have watched and marked. */
export const getLecture: Service<'getLecture'> = async ({ db, caller }, { params: { id } }) => {
  const studentId = caller.role === 'student' ? caller.id : null;
  const row = expectRow(await selectLectures(db, caller, studentId, eq(videos.id, id)));
  const { captionLanguages: _, audience: __, progress, ...summary } = toLectureSummary(row);
  const notUnderstood = await db
    .select({ _id: videoMoments.id, atMs: videoMoments.atMs })
    .from(videoMoments)
    .where(
      and(eq(videoMoments.videoId, id), eq(videoMoments.studentId, caller.id), eq(videoMoments.kind, 'not-understood')),
    )
    .orderBy(asc(videoMoments.atMs), asc(videoMoments.id));
  return {
    ...summary,
    source: await sourceOf(row),
    captions: await selectCaptions(db, id),
    progress: progress && { ...progress, intervals: row.progress?.intervals ?? [] },
    notUnderstood,
  };

  async function sourceOf({ video }: typeof row): Promise<Lecture['source']> {
    if (video.fileId === null) return { kind: 'link', url: video.link ?? '' };
    const file = expectRow(await db.select().from(files).where(eq(files.id, video.fileId)));
    return { kind: 'file', file: toFileRef(file) };
  }
};
