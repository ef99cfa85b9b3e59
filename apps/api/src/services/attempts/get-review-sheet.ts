import { toStudentView } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { levels } from '../../db/schema/named.ts';
import { users } from '../../db/schema/people.ts';
import { computeMark } from '../answers/manual-marks.ts';
import { NotFoundError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { selectAttemptQuestions } from './select-attempt-questions.ts';
import { selectTaskTakenById } from './select-attempts.ts';
import { readSolutionState } from './solution-state.ts';

/** Returns a released attempt for its student and their parents. Before the release it is not found. */
export const getReviewSheet: Service<'getReviewSheet'> = async (context, { params }) => {
  const { db, clock } = context;
  const attempt = await selectTaskTakenById(context, db, params.id);
  if (attempt.status !== 'released') throw new NotFoundError();
  const solutions = await readSolutionState(db, attempt.task, attempt.student, clock.now());
  const [student] = await db
    .select({ level: levels.name })
    .from(users)
    .leftJoin(levels, eq(levels.id, users.levelId))
    .where(eq(users.id, attempt.student));
  const rows = await selectAttemptQuestions(db, params.id);
  return {
    attempt,
    level: student?.level ?? null,
    solutions,
    questions: rows.map(({ answer, question, position }) => {
      const { entries, blocks } = computeMark(question, answer.entries, answer.marks);
      return {
        question: answer.questionId,
        position,
        view: toStudentView(question),
        solution: solutions === 'shown' ? question : null,
        answers: entries,
        marks: blocks,
      };
    }),
  };
};
