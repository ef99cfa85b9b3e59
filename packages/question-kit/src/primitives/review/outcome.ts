import type { BlockMark, ItemMark } from '../marking/marks.ts';
import type { ReviewMessages } from '../messages/review.ts';

/** The outcome of an answer, for its icon, colour and label. */
export type Outcome = 'right' | 'partly' | 'wrong' | 'empty' | 'waiting';

/** Returns the outcome of an item or block. An unanswered one is neither right nor wrong. */
export function outcomeOf(mark: Pick<ItemMark, 'mark' | 'maximum'>, isAnswered: boolean, isWaiting: boolean): Outcome {
  if (isWaiting) return 'waiting';
  if (mark.mark > 0) return mark.mark < mark.maximum ? 'partly' : 'right';
  return isAnswered ? 'wrong' : 'empty';
}

/** Whether an item waits for a marker: its block is pending and the item is not reviewed. */
export function isItemPending(block: BlockMark, item: ItemMark): boolean {
  return block.pending && !item.reviewed;
}

/** Returns the label of an outcome. */
export function outcomeWord(outcome: Outcome, messages: ReviewMessages): string {
  switch (outcome) {
    case 'right':
      return messages.right;
    case 'partly':
      return messages.partlyRight;
    case 'wrong':
      return messages.wrong;
    case 'empty':
      return messages.notAnswered;
    case 'waiting':
      return messages.waiting;
  }
}

/** Returns the reason for the mark of an item: that of the automatic decision, or that a marker has changed it. */
export function reasonOf(item: ItemMark, outcome: Outcome, messages: ReviewMessages): string {
  if (outcome === 'waiting' || outcome === 'empty') return '';
  const isMachineRight = item.decision !== 'none' && item.decision !== 'manual';
  const isMachineConfirmed = isMachineRight === item.mark > 0 && item.decision !== 'manual';
  if (item.reviewed && !isMachineConfirmed) return messages.overruled;
  // The label of the outcome is enough.
  return item.decision === 'exact' || item.decision === 'none' ? '' : messages.decision(item.decision);
}
