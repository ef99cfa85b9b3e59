import { toStudentView } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { tasks } from '../../db/schema/tasks.ts';
import { standingMark } from '../answers/standing-answers.ts';
import { NotFoundError } from '../errors/not-found-error.ts';
import type { Service } from '../service.ts';
import { readQuestions } from './read-questions.ts';
import { readTaskTaken } from './select-attempts.ts';
import { showsSolution } from './shows-solution.ts';

/** What a student and their parents read, once it is released: before, it is not there for anybody. */
export const getReviewSheet: Service<'getReviewSheet'> = async (context, { params }) => {
  const { db, clock } = context;
  const attempt = await readTaskTaken(context, db, params.id);
  if (attempt.status !== 'released') throw new NotFoundError();
  const [task] = await db.select().from(tasks).where(eq(tasks.id, attempt.task));
  const solved = task !== undefined && showsSolution(task, clock.now());
  const rows = await readQuestions(db, params.id);
  return {
    attempt,
    questions: rows.map(({ answer, question, position }) => {
      const { entries, blocks } = standingMark(question, answer.entries, answer.marks);
      return {
        question: answer.questionId,
        position,
        view: toStudentView(question),
        solution: solved ? question : null,
        answers: entries,
        marks: blocks,
      };
    }),
  };
};
