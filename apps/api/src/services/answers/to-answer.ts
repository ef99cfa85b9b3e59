import type { Answer } from '@rubrica/api-client/contract';
import type { answers } from '../../db/schema/attempts.ts';

/** Returns an answer for its student, without a marker's marks and comments. */
export function toAnswer(row: typeof answers.$inferSelect): Answer {
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
