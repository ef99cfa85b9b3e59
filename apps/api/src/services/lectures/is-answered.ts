import type { UserId } from '@rubrica/api-client/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import { lectureAnswers, lectureQuestions } from '../../db/schema/lecture-questions.ts';

/**
 * Whether a student has done with a question of a lecture: it is answered, and where the answer must be right, it is right, waits
 * for a marker, or was the last try.
 */
export function isAnswered(studentId: UserId): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${lectureAnswers}
    where ${lectureAnswers.lectureQuestionId} = ${lectureQuestions.id} and ${eq(lectureAnswers.studentId, studentId)}
    and (not ${lectureQuestions.mustBeRight}
      or ${lectureAnswers.mark} >= ${lectureAnswers.maximum} or ${lectureAnswers.pending} > 0
      or (${lectureQuestions.maxTries} > 0 and ${lectureAnswers.try} >= ${lectureQuestions.maxTries})))`;
}
