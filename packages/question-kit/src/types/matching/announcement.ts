import type { AnswerMessages } from '../../primitives/messages/answer.ts';
import type { Announcement } from '../../primitives/placing/moves.ts';
import type { MatchingMessages } from './messages.ts';

/** The announcement of a step for screen readers. `leftOf` returns the text of a slot's left. */
export function announcementOf(
  move: Announcement,
  leftOf: (slot: number) => string,
  messages: MatchingMessages & AnswerMessages,
): string {
  switch (move.kind) {
    case 'cardSelected':
      return messages.matchHeld(move.text);
    case 'filledSlotSelected':
      return messages.matchPicked(move.text);
    case 'emptySlotSelected':
      return messages.matchWaits(leftOf(move.slot));
    case 'placed': {
      const { text, slot, displaced } = move;
      return displaced === ''
        ? messages.matchPlaced(text, leftOf(slot))
        : messages.matchReplaced(text, leftOf(slot), displaced);
    }
    case 'exchanged':
      return messages.matchExchanged(move.text, leftOf(move.slot), move.displaced, leftOf(move.from));
    case 'returned':
      return messages.matchReturned(move.text);
    case 'deselected':
      return messages.nothingSelected;
  }
}
