import { isAnswerable, type QuestionType } from '../../types/question-types.ts';

type Blocks = readonly { type: QuestionType }[];

/** Whether a question has more than one block to answer. */
export function hasSeveralQuestions(blocks: Blocks): boolean {
  return blocks.filter(({ type }) => isAnswerable(type)).length > 1;
}

/**
 * Returns the number of each block, counted from `first`. Blocks that are not answered have none, and neither has the only
 * block of a question without `first`.
 */
export function blockNumbers(blocks: Blocks, first: number | undefined): (number | undefined)[] {
  if (first === undefined && !hasSeveralQuestions(blocks)) return blocks.map(() => undefined);
  let next = first ?? 1;
  return blocks.map(({ type }) => {
    if (!isAnswerable(type)) return undefined;
    next += 1;
    return next - 1;
  });
}
