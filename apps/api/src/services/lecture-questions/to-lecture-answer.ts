import { outcomeOf } from '@rubrica/api-client/contract';
import type { LectureAnswer } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import type { lectureAnswers } from '../../db/schema/lecture-questions.ts';
import { computeMark } from '../answers/manual-marks.ts';

/** Returns a student's try for markers, with its current marks. `question` is the version that was answered. */
export function toLectureAnswer(
  answer: typeof lectureAnswers.$inferSelect,
  question: Question,
  studentName: string,
): LectureAnswer {
  const { entries, blocks } = computeMark(question, answer.entries, answer.marks);
  return {
    _id: answer.id,
    question: answer.lectureQuestionId,
    questionVersion: answer.version,
    student: answer.studentId,
    studentName,
    try: answer.try,
    answeredAt: answer.createdAt.toISOString(),
    outcome: outcomeOf(answer),
    answers: entries,
    marks: blocks,
    version: answer.marksVersion,
  };
}
