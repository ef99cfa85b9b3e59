import type { AnswerMessages } from '../../primitives/messages/answer-en.ts';
import type { Told } from '../../primitives/placing/moves.ts';
import type { MatchingMessages } from './messages-en.ts';

/** A step put into words. `leftOf` reads the left of a slot. */
export function spoken(
  told: Told,
  leftOf: (slot: number) => string,
  messages: MatchingMessages & AnswerMessages,
): string {
  switch (told.kind) {
    case 'held':
      return messages.matchHeld(told.text);
    case 'picked':
      return messages.matchPicked(told.text);
    case 'waits':
      return messages.matchWaits(leftOf(told.slot));
    case 'placed': {
      const { text, slot, out } = told;
      return out === '' ? messages.matchPlaced(text, leftOf(slot)) : messages.matchReplaced(text, leftOf(slot), out);
    }
    case 'exchanged':
      return messages.matchExchanged(told.text, leftOf(told.slot), told.out, leftOf(told.from));
    case 'returned':
      return messages.matchReturned(told.text);
    case 'letGo':
      return messages.letGo;
  }
}
