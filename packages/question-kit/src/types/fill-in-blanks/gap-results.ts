import type { BlockMark, ItemMark } from '../../core/type-definition.ts';
import { itemWaits, outcomeOf, type Outcome } from '../../views/review/outcome.ts';
import { gapIds } from './gap-text.tsx';
import type { FillInBlanksBlock, FillInBlanksEntry, FillInBlanksStudentBlock, Gap } from './schema.ts';

/** What became of one gap. */
export interface GapResultOf {
  id: string;
  /** What was written, trimmed; empty for nothing. */
  given: string;
  item: ItemMark | undefined;
  outcome: Outcome | undefined;
  /** The gap with its key, where it may be told. */
  key: Gap | undefined;
}

/** What became of every gap, in reading order. */
export function gapResults(
  block: Pick<FillInBlanksStudentBlock, 'content'>,
  solution: FillInBlanksBlock | undefined,
  entry: FillInBlanksEntry | undefined,
  mark: BlockMark | undefined,
): GapResultOf[] {
  return gapIds(block.content).map((id, position) => {
    const given = entry?.[position]?.studentAnswer.trim() ?? '';
    const item = mark?.items[position];
    const waits = mark !== undefined && item !== undefined && given !== '' && itemWaits(mark, item);
    const key = solution?.content.find((one) => one.type === 'gap' && one.id === id);
    return {
      id,
      given,
      item,
      outcome: item && outcomeOf(item, given !== '', waits),
      key: key?.type === 'gap' ? key : undefined,
    };
  });
}
