import { isAnswerable, type QuestionType } from '../../types/question-types.ts';

type Blocks = readonly { type: QuestionType }[];

/** Whether a question asks more than one thing; what is only read asks nothing. */
export function asksSeveral(blocks: Blocks): boolean {
  return blocks.filter(({ type }) => isAnswerable(type)).length > 1;
}

/**
 * The number of each block on the page, counted from `first`. What is only read has none, and neither has a single question
 * that stands alone.
 */
export function blockNumbers(blocks: Blocks, first: number | undefined): (number | undefined)[] {
  if (first === undefined && !asksSeveral(blocks)) return blocks.map(() => undefined);
  let next = first ?? 1;
  return blocks.map(({ type }) => {
    if (!isAnswerable(type)) return undefined;
    next += 1;
    return next - 1;
  });
}
