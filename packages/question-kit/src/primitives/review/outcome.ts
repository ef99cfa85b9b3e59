import type { BlockMark, ItemMark } from '../marking/marks.ts';
import type { ReviewMessages } from '../messages/review-en.ts';

/** How an answer came out, for its look and its word. */
export type Outcome = 'right' | 'partly' | 'wrong' | 'empty' | 'waiting';

/** How an item or a block came out. What nobody answered is neither right nor wrong. */
export function outcomeOf(mark: Pick<ItemMark, 'mark' | 'maximum'>, answered: boolean, waiting: boolean): Outcome {
  if (waiting) return 'waiting';
  if (mark.mark > 0) return mark.mark < mark.maximum ? 'partly' : 'right';
  return answered ? 'wrong' : 'empty';
}

/** Whether an item waits for a person: as its block does, and nobody has looked at it. */
export function itemWaits(block: BlockMark, item: ItemMark): boolean {
  return block.pending && !item.reviewed;
}

/** The outcome in a word. */
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

/** Why an item earned what it earned, in a sentence: the machine's reason, or that a person has decided otherwise. */
export function reasonOf(item: ItemMark, outcome: Outcome, messages: ReviewMessages): string {
  if (outcome === 'waiting' || outcome === 'empty') return '';
  const machineSaysRight = item.decision !== 'none' && item.decision !== 'manual';
  const agrees = machineSaysRight === item.mark > 0 && item.decision !== 'manual';
  if (item.reviewed && !agrees) return messages.overruled;
  // The word of the outcome says it all.
  return item.decision === 'exact' || item.decision === 'none' ? '' : messages.decision(item.decision);
}
