import type { Draft } from '../../core/question.ts';
import { whyTargetOf } from '../../draft/items.ts';

/** Returns the position of an item among the explainable items of its block, from 1. */
export function itemPosition(draft: Draft, question: number, item: number): number {
  let position = 0;
  for (let index = 0; index <= item; index += 1) if (whyTargetOf(draft, question, index) !== null) position += 1;
  return position;
}

/** Returns the explanation of an item. */
export function whyOf(draft: Draft, question: number, item: number): string {
  const block = draft.questions[question];
  const found = block && 'content' in block ? block.content[item] : undefined;
  return found && 'why' in found ? (found.why ?? '') : '';
}
