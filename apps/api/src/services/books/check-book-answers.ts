import { ownAnswers } from '@rubrica/question-kit';
import { computeMark } from '../answers/manual-marks.ts';
import { rejectMismatch } from '../answers/reject-mismatch.ts';
import { NotFoundError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { selectAskedQuestions, selectReadContent } from './get-student-book.ts';

/** Marks answers to a question of a book, for practice. */
export const checkBookAnswers: Service<'checkBookAnswers'> = async ({ db, caller }, { params, body }) => {
  const { questions } = await selectReadContent(db, caller, params.id);
  const named = questions.filter(({ question }) => question === body.question);
  const solution = (await selectAskedQuestions(db, { questions: named })).get(body.question);
  if (!solution) throw new NotFoundError();
  return rejectMismatch(() => {
    const { entries, blocks } = computeMark(solution, ownAnswers(solution, body.answers), null);
    return { answers: entries, marks: blocks, solution };
  });
};
