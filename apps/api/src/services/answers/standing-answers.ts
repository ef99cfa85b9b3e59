import { markAnswers, ownAnswers, type AnswerEntry, type Question, type QuestionMark } from '@rubrica/question-kit';
import { isDeepStrictEqual } from 'node:util';

/**
 * A student's entries with the marks and comments a person gave for them. What was given for a text that the student
 * has changed since (after a return) no longer stands: that entry comes without marks.
 *
 * @param marks the entries as a marker saved them, or null where nobody has
 * @throws {AnswerMismatchError} when either does not fit the question
 */
export function standingAnswers(
  question: Pick<Question, 'questions'>,
  entries: readonly AnswerEntry[],
  marks: readonly AnswerEntry[] | null,
): AnswerEntry[] {
  const own = ownAnswers(question, entries);
  if (marks === null) return own;
  const marked = ownAnswers(question, marks);
  const standing = question.questions.map((_, index) => {
    const given = marks[index];
    return given && isDeepStrictEqual(marked[index] ?? [], own[index] ?? []) ? given : (own[index] ?? []);
  });
  return standing.slice(0, Math.max(own.length, marks.length));
}

/** What an answer has earned: the machine's marks, and a person's where they stand. Never stored, always derived. */
export function standingMark(
  question: Pick<Question, 'questions'>,
  entries: readonly AnswerEntry[],
  marks: readonly AnswerEntry[] | null,
): QuestionMark {
  return markAnswers(question, standingAnswers(question, entries, marks));
}
