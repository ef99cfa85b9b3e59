import type { LectureSummary, UserId } from '@rubrica/api-client/contract';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { levels } from '../../db/schema/named.ts';
import { videoCaptions, videoProgress, videos } from '../../db/schema/videos.ts';
import { isAsked } from '../../policy/visible/lecture-questions.ts';
import { marksFor } from '../../policy/visible/people.ts';
import type { Caller } from '../caller.ts';
import { isAnswered } from './is-answered.ts';
import { toProgress } from './to-progress.ts';

/** Drizzle omits table names in a query on one table. Nested in another `sql` they are kept, as a subquery needs them. */
const qualified = <Value>(inner: SQL): SQL<Value> => sql<Value>`${inner}`;

const captionLanguages = qualified<string[]>(
  sql`(select coalesce(json_agg(${videoCaptions.language} order by ${videoCaptions.language}), '[]'::json)
    from ${videoCaptions} where ${videoCaptions.videoId} = ${videos.id})`,
);

/** Selects lectures with what one student has watched of them; staff have none. */
export function selectLectures(db: Database, caller: Caller, studentId: UserId | null, where: SQL | undefined) {
  return db
    .select({
      video: getTableColumns(videos),
      level: { _id: levels.id, name: levels.name },
      progress: getTableColumns(videoProgress),
      captionLanguages,
      stops: stopsOf(studentId),
      audience: audienceOf(caller),
    })
    .from(videos)
    .leftJoin(levels, eq(levels.id, videos.levelId))
    .leftJoin(
      videoProgress,
      and(
        eq(videoProgress.videoId, videos.id),
        studentId === null ? sql`false` : eq(videoProgress.studentId, studentId),
      ),
    )
    .where(where)
    .$dynamic();
}

/** A lecture as `selectLectures` returns it. */
export type LectureRow = Awaited<ReturnType<typeof selectLectures>>[number];

/** Returns a selected lecture as the contract's list describes it. */
export function toLectureSummary(row: LectureRow): LectureSummary {
  const { video, level, progress, captionLanguages: languages, stops, audience } = row;
  return {
    _id: video.id,
    title: video.title,
    description: video.description,
    level,
    order: video.order,
    durationMs: video.durationMs,
    poster: video.posterId,
    stops,
    captionLanguages: languages,
    progress: progress ? toProgress(progress, video.durationMs) : null,
    audience,
  };
}

/** Where a lecture stops, and whether a student has answered there. Nothing of what is asked. */
function stopsOf(studentId: UserId | null): SQL<LectureSummary['stops']> {
  return qualified<LectureSummary['stops']>(
    sql`(select coalesce(json_agg(json_build_object('_id', ${lectureQuestions.id}, 'atMs', ${lectureQuestions.atMs},
        'isRequired', ${lectureQuestions.isRequired}, 'isAnswered', ${studentId === null ? sql`false` : isAnswered(studentId)})
        order by ${lectureQuestions.atMs}, ${lectureQuestions.id}), '[]'::json)
      from ${lectureQuestions} where ${lectureQuestions.videoId} = ${videos.id} and ${isAsked})`,
  );
}

/** How many students that the caller sees have begun a lecture and completed it; null for those who are no staff. */
function audienceOf(caller: Caller): SQL<LectureSummary['audience']> {
  if (caller.role === 'student' || caller.role === 'parent') return sql<null>`null`;
  const counted = caller.role === 'assistant' ? marksFor(caller.id, sql`watched.student_id`) : sql`true`;
  return qualified<LectureSummary['audience']>(
    sql`(select json_build_object('started', count(*)::int, 'completed', count(watched.completed_at)::int)
      from ${videoProgress} as watched where watched.video_id = ${videos.id} and ${counted})`,
  );
}
