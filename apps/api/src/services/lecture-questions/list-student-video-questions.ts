import { and, asc, eq } from 'drizzle-orm';
import { lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { visibleStudentVideoQuestions } from '../../policy/visible/lecture-questions.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Service } from '../service.ts';
import { selectLastTries, toStudentVideoQuestions } from './to-student-video-question.ts';

/** Returns the questions of a lecture for the calling student, in the order in which the video stops for them. */
export const listStudentVideoQuestions: Service<'listStudentVideoQuestions'> = async ({ db, caller }, { query }) => {
  const rows = await db
    .select()
    .from(lectureQuestions)
    .where(and(eq(lectureQuestions.videoId, query.video), visibleTo(caller, visibleStudentVideoQuestions)))
    .orderBy(asc(lectureQuestions.atMs), asc(lectureQuestions.id));
  const lastTries = await selectLastTries(
    db,
    rows.map(({ id }) => id),
    caller.id,
  );
  return { items: await toStudentVideoQuestions(db, rows, lastTries) };
};
