import type { ItemMark } from '../marking/marks.ts';
import type { MarkerMessages } from '../messages/marker-en.ts';

/**
 * How a mark came about, in a sentence: what the machine gave, what a person made of it, and who. Empty where the machine's
 * mark stands as it is, and where nobody told who confirmed it.
 */
export function markSaid(item: ItemMark, machine: ItemMark, messages: MarkerMessages): string {
  if (!item.reviewed) return '';
  const by = item.reviewedBy;
  if (machine.decision !== 'manual' && item.mark !== machine.mark)
    return messages.markChanged(machine.mark, item.mark, by);
  if (by === undefined) return '';
  return machine.decision === 'manual' ? messages.markGiven(by) : messages.markConfirmed(by);
}
