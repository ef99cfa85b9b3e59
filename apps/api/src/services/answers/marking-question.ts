import type { MarkingSheet } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import type { answers } from '../../db/schema/attempts.ts';
import { standingMark } from './standing-answers.ts';

/** One question of an attempt as markers see it: with its key and every mark that stands. */
export function toMarkingQuestion(
  answer: typeof answers.$inferSelect,
  question: Question,
  position: number,
): MarkingSheet['questions'][number] {
  const { entries, blocks } = standingMark(question, answer.entries, answer.marks);
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
