import { fitAnswers } from './fit-answers.ts';
import type { Question } from './question.ts';
import { manifestOf, type AnswerEntry, type Block } from './registry.ts';
import { sumMarks } from '../../primitives/marking/block-mark.ts';
import type { BlockMark } from '../../primitives/marking/marks.ts';

/** The marks of one question; points. */
export interface QuestionMark {
  /** The answers with the present marks written into them; what a person has given of an unfinished review is kept. */
  entries: AnswerEntry[];
  blocks: BlockMark[];
  mark: number;
  maximum: number;
  /** At least one block waits for a person. */
  pending: boolean;
}

/**
 * Marks a student's answers to one question. Pure: the same question and answers give the same marks.
 * Marks of a person (`reviewed`) are kept, within the maximum; all others are the machine's. `block-mark.ts` describes
 * what `autoCorrected` changes.
 *
 * @throws {AnswerMismatchError} when the answers are not answers to this question
 */
export function markAnswers(question: Pick<Question, 'questions'>, answers: readonly unknown[]): QuestionMark {
  const fitted = fitAnswers(question, answers);
  const blocks = fitted.map(({ block, entry }) => manifestOf(block.type).mark(block, entry));
  const entries = fitted
    .slice(0, answers.length)
    .map(({ block, entry }, index) => markedEntry(block, entry, blocks[index]));
  return {
    entries,
    blocks,
    mark: sumMarks(blocks, 'mark'),
    maximum: sumMarks(blocks, 'maximum'),
    pending: blocks.some((block) => block.pending),
  };
}

/** What a question is worth, in points. */
export function maximumMark(question: Pick<Question, 'questions'>): number {
  return question.questions.reduce((total, block) => total + manifestOf(block.type).maximum(block), 0);
}

function markedEntry(block: Block, entry: AnswerEntry | undefined, mark: BlockMark | undefined): AnswerEntry {
  if (!entry || !mark) return [];
  return manifestOf(block.type).entry.withMarks(entry, mark);
}
