import { and, eq, getTableColumns, isNotNull, or, sql } from 'drizzle-orm';
import { lectureAnswers, lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { users } from '../../db/schema/people.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';
import { isAsked } from '../../policy/visible/lecture-questions.ts';
import { lectureOf } from '../../policy/visible/learning.ts';
import { marksFor } from '../../policy/visible/people.ts';
import { listPage } from '../queries/list-page.ts';
import type { Service } from '../service.ts';
import { toProgress } from './to-progress.ts';

/** Returns a page of the students who have a video as a lecture or have begun to watch it; to an assistant, of those they mark for. */
export const listLectureStudents: Service<'listLectureStudents'> = ({ db, caller }, { params: { id }, query }) => {
  const answered = sql<number>`(select count(distinct ${lectureAnswers.lectureQuestionId})::int from ${lectureAnswers}
    join ${lectureQuestions} on ${lectureQuestions.id} = ${lectureAnswers.lectureQuestionId}
    where ${lectureQuestions.videoId} = ${videos.id} and ${isAsked}
    and ${lectureAnswers.studentId} = ${users.id})`;
  return listPage(db, query, {
    select: (where) =>
      db
        .select({
          student: users.id,
          name: users.name,
          durationMs: videos.durationMs,
          progress: getTableColumns(videoProgress),
          answered,
        })
        .from(users)
        .innerJoin(videos, eq(videos.id, id))
        .leftJoin(videoProgress, and(eq(videoProgress.videoId, videos.id), eq(videoProgress.studentId, users.id)))
        .where(where)
        .$dynamic(),
    where: and(
      eq(users.role, 'student'),
      eq(users.status, 'active'),
      or(isNotNull(videoProgress.studentId), lectureOf(users.id)),
      caller.role === 'assistant' ? marksFor(caller.id, users.id) : undefined,
    ),
    search: [users.name],
    sort: {
      name: users.name,
      watched: sql`coalesce(${videoProgress.watchedMs}, -1)`,
      seenAt: sql`coalesce(${videoProgress.beatAt}, 'epoch')`,
    },
    defaultSort: 'name',
    id: users.id,
    toItems: (rows) =>
      rows.map(({ student, name, durationMs, progress, answered: count }) => ({
        student,
        name,
        progress: progress ? toProgress(progress, durationMs) : null,
        answered: count,
      })),
  });
};
