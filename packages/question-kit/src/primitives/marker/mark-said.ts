import type { ItemMark } from '../type-manifest.ts';
import type { MarkerWords } from '../messages/marker-en.ts';

/**
 * How a mark came about, in a sentence: what the machine gave, what a person made of it, and who. Empty where the machine's
 * mark stands as it is, and where nobody told who confirmed it.
 */
export function markSaid(item: ItemMark, machine: ItemMark, words: MarkerWords): string {
  if (!item.reviewed) return '';
  const by = item.reviewedBy;
  if (machine.decision !== 'manual' && item.mark !== machine.mark)
    return words.markChanged(machine.mark, item.mark, by);
  if (by === undefined) return '';
  return machine.decision === 'manual' ? words.markGiven(by) : words.markConfirmed(by);
}
