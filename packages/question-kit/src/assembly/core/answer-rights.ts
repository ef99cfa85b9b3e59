import { AnswerMismatchError } from './answer-mismatch-error.ts';
import { fitAnswers } from './fit-answers.ts';
import type { Question } from './question.ts';
import { manifestOf, type AnswerEntry, type Block } from './registry.ts';

/**
 * What a student may write of their answers, and may read before release: the answers, with every mark, comment and
 * review set back. A server calls it on every save, so that nobody can mark themselves.
 *
 * @throws {AnswerMismatchError} when the answers are not answers to this question
 */
export function ownAnswers(question: Pick<Question, 'questions'>, answers: readonly unknown[]): AnswerEntry[] {
  return fitAnswers(question, answers)
    .slice(0, answers.length)
    .map(({ block, entry }) => (entry ? manifestOf(block.type).entry.ownAnswer(entry) : []));
}

/**
 * A marker's save: the stored answers stay as their student left them; marks, reviews, comments and files come from
 * `given`. Mark them again with `markAnswers` afterwards.
 *
 * @throws {AnswerMismatchError} when either does not fit the question, a mark is above its maximum, or a comment ranges
 * outside the text
 */
export function takeMarks(
  question: Pick<Question, 'questions'>,
  stored: readonly unknown[],
  given: readonly unknown[],
): AnswerEntry[] {
  const marks = fitAnswers(question, given);
  return fitAnswers(question, stored).map(({ block, entry }, index) => {
    const manifest = manifestOf(block.type);
    const mark = marks[index]?.entry;
    const unanswered = entry ?? manifest.template(block) ?? [];
    if (!mark) return unanswered;
    const taken = manifest.entry.takeMarks(unanswered, mark);
    refuseProblem(block, taken, index);
    return taken;
  });
}

function refuseProblem(block: Block, taken: AnswerEntry, index: number): void {
  const problem = manifestOf(block.type).entry.markProblem(block, taken);
  if (problem) throw new AnswerMismatchError(problem.code, [index, ...problem.path], problem.message);
}
