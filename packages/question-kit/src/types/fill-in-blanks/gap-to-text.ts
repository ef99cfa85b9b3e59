import { literalOf } from '../../primitives/comparison/wildcard.ts';
import type { DraftAction } from '../../primitives/draft/action.ts';
import type { BlockShape } from '../../primitives/draft/draft-shape.ts';
import type { FillInBlanksBlock, FillInBlanksItem } from './schema.ts';

/** Turns a gap back into the words of its first answer, joined with the text around it. */
export function gapToText(index: number, place: number): DraftAction {
  return {
    name: 'gapToText',
    recipe: (draft) => {
      const block = draft.questions[index];
      if (!block || !isFillInBlanks(block)) return;
      const gap = block.content[place];
      if (gap?.type !== 'gap') return;
      const words: FillInBlanksItem = { type: 'text', text: literalOf(gap.answers[0] ?? '') };
      block.content = joined(block.content.toSpliced(place, 1, words));
    },
  };
}

function joined(items: readonly FillInBlanksItem[]): FillInBlanksItem[] {
  const result: FillInBlanksItem[] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (item.type === 'text' && last?.type === 'text') {
      result[result.length - 1] = { type: 'text', text: last.text + item.text };
    } else if (item.type === 'gap' || item.text !== '') result.push(item);
  }
  return result;
}

function isFillInBlanks(block: BlockShape): block is FillInBlanksBlock {
  return block.type === 'FillInBlanks';
}
