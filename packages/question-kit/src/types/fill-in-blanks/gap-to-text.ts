import { literalOf } from '../../primitives/comparison/wildcard.ts';
import { formattedRun, isFormattedAlike } from '../../primitives/rich-text/formatted-runs.ts';
import type { DraftAction } from '../../primitives/draft/action.ts';
import type { BlockShape } from '../../primitives/draft/draft-shape.ts';
import type { FillInBlanksBlock, FillInBlanksItem, GapTextRun } from './schema.ts';

/** Turns a gap back into the words of its first answer, joined with the text around it and formatted as both sides of it are. */
export function gapToText(index: number, place: number): DraftAction {
  return {
    name: 'gapToText',
    recipe: (draft) => {
      const block = draft.questions[index];
      if (!block || !isFillInBlanks(block)) return;
      const gap = block.content[place];
      if (gap?.type !== 'gap') return;
      const [before, after] = [block.content[place - 1], block.content[place + 1]].map(asRun);
      const formatting = before && isFormattedAlike(before, after) ? before.formatting : undefined;
      const words: FillInBlanksItem = { type: 'text', ...formattedRun(literalOf(gap.answers[0] ?? ''), formatting) };
      block.content = joined(block.content.toSpliced(place, 1, words));
    },
  };
}

function asRun(item: FillInBlanksItem | undefined): GapTextRun | undefined {
  return item?.type === 'text' ? item : undefined;
}

function joined(items: readonly FillInBlanksItem[]): FillInBlanksItem[] {
  const result: FillInBlanksItem[] = [];
  for (const item of items) {
    const last = result.at(-1);
    if (item.type === 'text' && last?.type === 'text' && isFormattedAlike(item, last)) {
      result[result.length - 1] = { ...last, text: last.text + item.text };
    } else if (item.type === 'gap' || item.text !== '') result.push(item);
  }
  return result;
}

function isFillInBlanks(block: BlockShape): block is FillInBlanksBlock {
  return block.type === 'FillInBlanks';
}
