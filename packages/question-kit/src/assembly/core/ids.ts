import { freshId } from '../../primitives/schema/fresh-id.ts';
import type { Draft } from './question.ts';
import type { Block } from './registry.ts';
import type { BlockId } from '../../primitives/schema/ids.ts';

/**
 * The block with another id, and ids made from it for its items; the ids of files stay.
 *
 * @param id a fresh one, at most 40 characters long
 */
export function blockWithIds<Some extends Block>(block: Some, id: BlockId): Some {
  const copy = { ...block, id };
  if (!('content' in copy)) return copy;
  const content = copy.content.map((item, index) => ('id' in item ? { ...item, id: `${id}-${index}` } : item));
  return { ...copy, content };
}

/** A question or draft with fresh ids throughout, for a copy of it; the ids of files stay. */
export function withIds<Some extends Draft>(question: Some): Some {
  return {
    ...question,
    input: question.input.map((item) => ({ ...item, id: freshId() })),
    questions: question.questions.map((block) => blockWithIds(block, freshId())),
  };
}
