import type { StudentQuestion } from './question.ts';
import { isAnswerable } from '../../types/question-types.ts';
import type { StudentBlock } from './registry.ts';
import type { Completeness } from '../../primitives/marking/marks.ts';
import { answeringOf, fittingEntry } from './answering.ts';

/** How far a student has come with a question. */
export interface AnswersProgress {
  /** A state per block. */
  blocks: Completeness[];
  overall: Completeness;
}

/**
 * Returns whether each block, and the whole question, is empty, partial or complete, from the student's view alone; it needs no key.
 * Never throws: an entry that does not fit its block counts as nothing, and so does what is no list of entries. A block that is
 * only read is complete and does not affect the whole.
 *
 * @param language - the language of the answers, a BCP 47 tag; words are counted by its rules
 */
export function validateAnswers(
  question: Pick<StudentQuestion, 'questions'>,
  entries: readonly unknown[],
  language = 'en',
): AnswersProgress {
  const { questions } = question;
  const given: readonly unknown[] = Array.isArray(entries) ? entries : [];
  const blocks = questions.map((block, index) => completenessOf(block, given[index], language));
  const answers = blocks.filter((_, index) => isAnswerable(questions[index]?.type ?? 'MCQ'));
  const isAll = (state: Completeness) => answers.every((block) => block === state);
  return { blocks, overall: isAll('complete') ? 'complete' : isAll('empty') ? 'empty' : 'partial' };
}

function completenessOf(block: StudentBlock, entry: unknown, language: string): Completeness {
  return answeringOf(block).completeness(block, fittingEntry(block, entry), language);
}
