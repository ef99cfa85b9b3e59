import { outcomeOf } from '@rubrica/api-client/contract';
import type { TaskLectures, UserId, VideoId } from '@rubrica/api-client/contract';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { lectureAnswers, lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { taskVideos } from '../../db/schema/tasks.ts';
import { videoProgress, videos } from '../../db/schema/videos.ts';
import { isAsked } from '../../policy/visible/lecture-questions.ts';
import type { Service } from '../service.ts';
import { watchedPercent } from '../tasks/task-lectures.ts';
import { selectTaskStudents } from './select-task-students.ts';

type StudentLecture = TaskLectures['students'][number]['lectures'][number];
type Outcomes = Pick<StudentLecture, 'answered' | 'right' | 'pending'>;

const key = (video: VideoId, student: UserId) => `${video}/${student}`;
const noAnswers: Outcomes = { answered: 0, right: 0, pending: 0 };

/** Returns the lectures of a task, and how far each of the students whom the caller sees is with them. */
export const listTaskLectures: Service<'listTaskLectures'> = async ({ db, caller }, { params }) => {
  const students = await selectTaskStudents(db, caller, params.id);
  const studentIds = students.map(({ id }) => id);
  const lectures = await db
    .select({ video: videos.id, title: videos.title, durationMs: videos.durationMs })
    .from(taskVideos)
    .innerJoin(videos, eq(videos.id, taskVideos.videoId))
    .where(eq(taskVideos.taskId, params.id))
    .orderBy(asc(taskVideos.position));
  const videoIds = lectures.map(({ video }) => video);
  const asked = await countAsked(db, videoIds);
  const watched = await selectWatched(db, videoIds, studentIds);
  const outcomes = await countOutcomes(db, videoIds, studentIds);
  return {
    lectures: lectures.map((lecture) => ({ ...lecture, questions: asked.get(lecture.video) ?? 0 })),
    students: students.map(({ id, name }) => ({
      student: id,
      studentName: name,
      lectures: lectures.map(({ video, durationMs }) => {
        const progress = watched.get(key(video, id));
        return {
          video,
          watchedPercent: watchedPercent(progress?.watchedMs ?? 0, durationMs),
          isComplete: progress !== undefined && progress.completedAt !== null,
          ...(outcomes.get(key(video, id)) ?? noAnswers),
        };
      }),
    })),
  };
};

/** Returns how many questions students are asked in each video. */
async function countAsked(db: Database, videoIds: VideoId[]): Promise<Map<VideoId, number>> {
  const rows = await db
    .select({ video: lectureQuestions.videoId, asked: count() })
    .from(lectureQuestions)
    .where(and(inArray(lectureQuestions.videoId, videoIds), isAsked))
    .groupBy(lectureQuestions.videoId);
  return new Map(rows.map(({ video, asked }) => [video, asked]));
}

/** Returns what each student has watched of each video. */
async function selectWatched(db: Database, videoIds: VideoId[], studentIds: UserId[]) {
  const { videoId, studentId, watchedMs, completedAt } = videoProgress;
  const rows = await db
    .select({ videoId, studentId, watchedMs, completedAt })
    .from(videoProgress)
    .where(and(inArray(videoId, videoIds), inArray(studentId, studentIds)));
  return new Map(rows.map((row) => [key(row.videoId, row.studentId), row]));
}

/** Counts what came of the last try of each student at each question that students are asked now. */
async function countOutcomes(db: Database, videoIds: VideoId[], studentIds: UserId[]): Promise<Map<string, Outcomes>> {
  const { lectureQuestionId, studentId, mark, maximum, pending } = lectureAnswers;
  const rows = await db
    .selectDistinctOn([lectureQuestionId, studentId], {
      student: studentId,
      video: lectureQuestions.videoId,
      mark,
      maximum,
      pending,
    })
    .from(lectureAnswers)
    .innerJoin(lectureQuestions, eq(lectureQuestions.id, lectureQuestionId))
    .where(and(inArray(lectureQuestions.videoId, videoIds), inArray(studentId, studentIds), isAsked))
    .orderBy(lectureQuestionId, studentId, desc(lectureAnswers.try));
  const counts = new Map<string, Outcomes>();
  for (const row of rows) {
    const at = key(row.video, row.student);
    const before = counts.get(at) ?? noAnswers;
    const outcome = outcomeOf(row);
    counts.set(at, {
      answered: before.answered + 1,
      right: before.right + (outcome === 'right' ? 1 : 0),
      pending: before.pending + (outcome === 'pending' ? 1 : 0),
    });
  }
  return counts;
}
