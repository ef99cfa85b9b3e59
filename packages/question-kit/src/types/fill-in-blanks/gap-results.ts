import type { BlockMark } from '../../primitives/marking/marks.ts';
import { itemResult, type ItemResult } from '../../primitives/review/item-results.ts';
import { gapIds } from './gap-text.tsx';
import type { FillInBlanksBlock, FillInBlanksEntry, FillInBlanksStudentBlock } from './schema.ts';

/** The result of every gap, in reading order. */
export function gapResults(
  block: Pick<FillInBlanksStudentBlock, 'content'>,
  solution: FillInBlanksBlock | undefined,
  entry: FillInBlanksEntry | undefined,
  mark: BlockMark | undefined,
): ItemResult[] {
  return gapIds(block.content).map((id, position) => {
    const key = solution?.content.find((one) => one.type === 'gap' && one.id === id);
    return itemResult(id, entry?.[position]?.studentAnswer, position, mark, key?.type === 'gap' ? key : undefined);
  });
}
