import type { Answer } from '@rubrica/api-client/contract';
import { answers } from '../../db/schema/attempts.ts';

/** The columns of an answer that its student sees. */
export const answerColumns = {
  id: answers.id,
  taskTakenId: answers.taskTakenId,
  questionId: answers.questionId,
  type: answers.type,
  entries: answers.entries,
  flagged: answers.flagged,
  rev: answers.rev,
  savedAt: answers.savedAt,
};

/** Returns an answer for its student, without a marker's marks and comments. */
export function toAnswer(row: Pick<typeof answers.$inferSelect, keyof typeof answerColumns>): Answer {
  return {
    _id: row.id,
    taskTaken: row.taskTakenId,
    question: row.questionId,
    type: row.type,
    answers: row.entries,
    flagged: row.flagged,
    rev: row.rev,
    savedAt: row.savedAt?.toISOString() ?? null,
  };
}
