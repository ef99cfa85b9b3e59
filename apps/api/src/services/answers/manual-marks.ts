import {
  markAnswers,
  ownAnswers,
  studentWork,
  takeMarks,
  type AnswerEntry,
  type Question,
  type QuestionMark,
} from '@rubrica/question-kit';
import { isDeepStrictEqual } from 'node:util';

/**
 * Returns a student's entries, one per block, with the marks and comments of a marker. Marks for an entry that the student has
 * changed since (after a return) are dropped.
 *
 * @param marks the entries as a marker saved them, or null if no marker has
 * @throws {AnswerMismatchError} if the entries or the marks do not match the question
 */
export function applyManualMarks(
  question: Pick<Question, 'questions'>,
  entries: readonly AnswerEntry[],
  marks: readonly AnswerEntry[] | null,
): AnswerEntry[] {
  const own = withoutMarks(question, entries);
  if (marks === null) return own;
  const marked = withoutMarks(question, marks);
  return own.map((entry, index) =>
    isDeepStrictEqual(studentWork(marked[index]), studentWork(entry)) ? (marks[index] ?? entry) : entry,
  );
}

/** Returns the mark of an answer: a marker's marks where there are any, automatic marks elsewhere. */
export function computeMark(
  question: Pick<Question, 'questions'>,
  entries: readonly AnswerEntry[],
  marks: readonly AnswerEntry[] | null,
): QuestionMark {
  return markAnswers(question, applyManualMarks(question, entries, marks));
}

/** Returns the student's part of the entries, with an empty entry for each unanswered block. */
function withoutMarks(question: Pick<Question, 'questions'>, answers: readonly AnswerEntry[]): AnswerEntry[] {
  return takeMarks(question, ownAnswers(question, answers), []);
}
