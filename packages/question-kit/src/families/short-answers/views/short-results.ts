import type { ShortAnswersBlock, ShortAnswersEntry, ShortAnswersStudentBlock } from '../schema.ts';
import type { BlockMark } from '../../../primitives/marking/marks.ts';
import { itemResult, type ItemResult } from '../../../primitives/review/item-results.ts';

/** What became of every field, those without a prompt or key included. */
export function shortResults(
  block: Pick<ShortAnswersStudentBlock, 'answersCount' | 'content'>,
  solution: ShortAnswersBlock | undefined,
  entry: ShortAnswersEntry | undefined,
  mark: BlockMark | undefined,
): ItemResult[] {
  return Array.from({ length: block.answersCount }, (_, fieldIndex) => {
    const id = block.content[fieldIndex]?.id ?? `field-${fieldIndex}`;
    const key = solution?.content.find((item) => item.id === id);
    return itemResult(id, entry?.[fieldIndex]?.studentAnswer, fieldIndex, mark, key);
  });
}

/** Whether a field that earned nothing repeats what another one before it was right with. */
export function repeatsAnother(results: readonly ItemResult[], fieldIndex: number): boolean {
  const result = results[fieldIndex];
  if (!result || result.given === '' || result.item?.decision !== 'none') return false;
  const written = bare(result.given);
  return results.some(({ given, item }, at) => at < fieldIndex && item?.decision !== 'none' && bare(given) === written);
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
