import type { MarkingSheet } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import type { answers } from '../../db/schema/attempts.ts';
import { computeMark } from './manual-marks.ts';

/** Returns one question of an attempt for markers: with its key and its current marks. */
export function toMarkingQuestion(
  answer: typeof answers.$inferSelect,
  question: Question,
  position: number,
): MarkingSheet['questions'][number] {
  const { entries, blocks } = computeMark(question, answer.entries, answer.marks);
  return {
    answer: answer.id,
    question: answer.questionId,
    position,
    content: question,
    answers: entries,
    marks: blocks,
    version: answer.marksVersion,
  };
}
