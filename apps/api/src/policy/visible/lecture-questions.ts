import { type SQL, sql } from 'drizzle-orm';
import { lectureAnswers, lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { videos } from '../../db/schema/videos.ts';
import { visibleLectures, visibleVideos } from './learning.ts';
import { marksFor } from './people.ts';
import { allRows, type Visible, visibleTo } from './visible.ts';

const ofVideo = (condition: SQL): SQL =>
  sql`exists (select 1 from ${videos} where ${videos.id} = ${lectureQuestions.videoId} and ${condition})`;

/** Questions of lectures with their key: an assistant sees those of the videos that they see. */
export const visibleLectureQuestions = {
  table: lectureQuestions,
  id: lectureQuestions.id,
  to: { admin: allRows, assistant: (caller) => ofVideo(visibleTo(caller, visibleVideos)) },
} satisfies Visible;

/** The questions that students are asked: the finished ones of the lectures that they see. */
export const isAsked = sql`(${lectureQuestions.isReady} and not ${lectureQuestions.archived})`;

/** Questions of lectures as students see them. */
export const visibleStudentVideoQuestions = {
  table: lectureQuestions,
  id: lectureQuestions.id,
  to: { student: (caller) => sql`(${isAsked} and ${ofVideo(visibleTo(caller, visibleLectures))})` },
} satisfies Visible;

/** Answers to questions of lectures, for those who mark them. */
export const visibleLectureAnswers = {
  table: lectureAnswers,
  id: lectureAnswers.id,
  to: { admin: allRows, assistant: ({ id }) => marksFor(id, lectureAnswers.studentId) },
} satisfies Visible;
