import { AnswerMismatchError } from './answer-mismatch-error.ts';
import type { Question } from './question.ts';
import { manifestOf, type AnswerEntry, type Block } from './registry.ts';

/** A block and the student's entry for it. */
export interface FittedAnswer {
  block: Block;
  entry: AnswerEntry | undefined;
}

/**
 * Pairs every block with its entry. Missing entries, an empty list where a type knows none, and the empty
 * template of another type are "nothing yet".
 *
 * @throws {AnswerMismatchError} when the answers are no list, there are more entries than blocks, or one does not fit its
 * block's type
 */
export function fitAnswers(question: Pick<Question, 'questions'>, answers: readonly unknown[]): FittedAnswer[] {
  const { questions } = question;
  if (!Array.isArray(answers)) throw new AnswerMismatchError('wrong-shape', [], 'They are not a list.');
  if (answers.length > questions.length) {
    const said = `There are ${answers.length} answers to ${questions.length} blocks.`;
    throw new AnswerMismatchError('too-many', [questions.length], said);
  }
  return questions.map((block, index) => ({ block, entry: fitEntry(block, answers[index], index, questions[0]) }));
}

function fitEntry(block: Block, answer: unknown, index: number, first = block): AnswerEntry | undefined {
  if (answer === undefined || (Array.isArray(answer) && answer.length === 0)) return undefined;
  const result = manifestOf(block.type).entry.schema.safeParse(answer);
  if (result.success) return result.data;
  if (isEmptyTemplate(first, answer)) return undefined;
  const [issue] = result.error.issues;
  const path = [index, ...(issue?.path ?? []).map((part) => (typeof part === 'number' ? part : String(part)))];
  throw new AnswerMismatchError('wrong-shape', path, `It does not answer a block of type ${block.type}.`);
}

/** Whether this is a template without an answer, of the first block's type: all blocks of a mixed list have these. */
function isEmptyTemplate(first: Block, answer: unknown): boolean {
  const result = manifestOf(first.type).entry.schema.safeParse(answer);
  return result.success && [result.data].flat().every((entry) => entry.studentAnswer.length === 0 && !entry.reviewed);
}
