import type { ItemMark } from '../marking/marks.ts';
import type { MarkerMessages } from '../messages/marker.ts';

/**
 * Returns the history of a mark as a sentence: the automatic mark, the change and who made it. Empty if the automatic mark is
 * unchanged and the name of the person who confirmed it is unknown.
 */
export function markExplanation(item: ItemMark, machine: ItemMark, messages: MarkerMessages): string {
  if (!item.reviewed) return '';
  const by = item.reviewedBy;
  if (machine.decision !== 'manual' && item.mark !== machine.mark)
    return messages.markChanged(machine.mark, item.mark, by);
  if (by === undefined) return '';
  return machine.decision === 'manual' ? messages.markGiven(by) : messages.markConfirmed(by);
}
