import { toStudentView } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { tasks } from '../../db/schema/tasks.ts';
import { computeMark } from '../answers/manual-marks.ts';
import { NotFoundError } from '../errors/not-found-error.ts';
import type { Service } from '../service.ts';
import { selectAttemptQuestions } from './select-attempt-questions.ts';
import { selectTaskTakenById } from './select-attempts.ts';
import { isSolutionVisible } from './is-solution-visible.ts';

/** Returns a released attempt for its student and their parents. Before the release it is not found. */
export const getReviewSheet: Service<'getReviewSheet'> = async (context, { params }) => {
  const { db, clock } = context;
  const attempt = await selectTaskTakenById(context, db, params.id);
  if (attempt.status !== 'released') throw new NotFoundError();
  const [task] = await db.select().from(tasks).where(eq(tasks.id, attempt.task));
  const showSolution = task !== undefined && isSolutionVisible(task, clock.now());
  const rows = await selectAttemptQuestions(db, params.id);
  return {
    attempt,
    questions: rows.map(({ answer, question, position }) => {
      const { entries, blocks } = computeMark(question, answer.entries, answer.marks);
      return {
        question: answer.questionId,
        position,
        view: toStudentView(question),
        solution: showSolution ? question : null,
        answers: entries,
        marks: blocks,
      };
    }),
  };
};
