import {
  markAnswers,
  ownAnswers,
  takeMarks,
  type AnswerEntry,
  type Question,
  type QuestionMark,
} from '@rubrica/question-kit';
import { isDeepStrictEqual } from 'node:util';

/**
 * A student's entries with the marks and comments that a person gave for them, one per block. What was given for an
 * answer that its student has changed since (after a return) stands no longer: that entry comes without marks.
 *
 * @param marks the entries as a marker saved them, or null where nobody has
 * @throws {AnswerMismatchError} when either does not fit the question
 */
export function standingAnswers(
  question: Pick<Question, 'questions'>,
  entries: readonly AnswerEntry[],
  marks: readonly AnswerEntry[] | null,
): AnswerEntry[] {
  const own = unmarked(question, entries);
  if (marks === null) return own;
  const judged = unmarked(question, marks);
  return own.map((entry, index) => (isDeepStrictEqual(judged[index], entry) ? (marks[index] ?? entry) : entry));
}

/** What an answer has earned: the machine's marks, and a person's where they stand. */
export function standingMark(
  question: Pick<Question, 'questions'>,
  entries: readonly AnswerEntry[],
  marks: readonly AnswerEntry[] | null,
): QuestionMark {
  return markAnswers(question, standingAnswers(question, entries, marks));
}

/** What the student wrote and nothing else, with the empty entry for every block that has none. */
function unmarked(question: Pick<Question, 'questions'>, answers: readonly AnswerEntry[]): AnswerEntry[] {
  return takeMarks(question, ownAnswers(question, answers), []);
}
