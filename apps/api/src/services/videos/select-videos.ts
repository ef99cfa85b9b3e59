import type { Video, VideoId, VideoSummary } from '@rubrica/api-client/contract';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseItems } from '../../db/schema/courses.ts';
import { files } from '../../db/schema/files.ts';
import { lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { taskVideos } from '../../db/schema/tasks.ts';
import { videoCaptions, videoGroups, videos } from '../../db/schema/videos.ts';
import { toFileRef } from '../files/to-stored-file.ts';
import { expectRow } from '../queries/query-results.ts';

/** Drizzle omits table names in a query on one table. Nested in another `sql` they are kept, as a subquery needs them. */
const qualified = <Value>(inner: SQL): SQL<Value> => sql<Value>`${inner}`;

const uses = qualified<number>(
  sql`((select count(*)::int from ${taskVideos} where ${taskVideos.videoId} = ${videos.id})
    + (select count(*)::int from ${courseItems} where ${courseItems.videoId} = ${videos.id}))`,
);

const questionCount = qualified<number>(
  sql`(select count(*)::int from ${lectureQuestions}
    where ${and(eq(lectureQuestions.videoId, videos.id), eq(lectureQuestions.archived, false))})`,
);

const unfinishedCount = qualified<number>(
  sql`(select count(*)::int from ${lectureQuestions} where ${and(
    eq(lectureQuestions.videoId, videos.id),
    eq(lectureQuestions.archived, false),
    eq(lectureQuestions.isReady, false),
  )})`,
);

const groups = qualified<string[]>(
  sql`(select coalesce(json_agg(${videoGroups.groupId} order by ${videoGroups.groupId}), '[]'::json)
    from ${videoGroups} where ${videoGroups.videoId} = ${videos.id})`,
);

const captionLanguages = qualified<string[]>(
  sql`(select coalesce(json_agg(${videoCaptions.language} order by ${videoCaptions.language}), '[]'::json)
    from ${videoCaptions} where ${videoCaptions.videoId} = ${videos.id})`,
);

/** Selects videos as the list shows them, in one query. */
export function selectVideos(db: Database, where: SQL | undefined) {
  const columns = { video: getTableColumns(videos), file: getTableColumns(files) };
  return db
    .select({ ...columns, groups, captionLanguages, uses, questionCount, unfinishedCount })
    .from(videos)
    .leftJoin(files, eq(files.id, videos.fileId))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectVideos>>[number];

/** Returns a selected video as the contract's list describes it. */
export function toVideoSummary({ video, file, ...counted }: Row): VideoSummary {
  return {
    ...counted,
    _id: video.id,
    createdAt: video.createdAt.toISOString(),
    updatedAt: video.updatedAt.toISOString(),
    rev: video.rev,
    title: video.title,
    source: file ? { kind: 'file', file: toFileRef(file) } : { kind: 'link', url: video.link ?? '' },
    poster: video.posterId,
    durationMs: video.durationMs,
    level: video.levelId,
    order: video.order,
    status: video.status,
  };
}

/** Returns one video with its captions. @throws {NotFoundError} */
export async function selectVideoById(db: Database, id: VideoId): Promise<Video> {
  const row = expectRow(await selectVideos(db, eq(videos.id, id)));
  const { captionLanguages: _, ...summary } = toVideoSummary(row);
  const captions = await selectCaptions(db, id);
  return { ...summary, description: row.video.description, captions };
}

/** Returns the captions of a video, by language. */
export function selectCaptions(db: Database, id: VideoId): Promise<Video['captions']> {
  const { language, label, cues } = videoCaptions;
  return db
    .select({ language, label, cues })
    .from(videoCaptions)
    .where(eq(videoCaptions.videoId, id))
    .orderBy(language);
}
