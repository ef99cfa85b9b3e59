import type { AnswerWords } from '../../primitives/messages/answer-en.ts';
import type { Told } from '../../primitives/placing/moves.ts';
import type { MatchingWords } from './words-en.ts';

/** A step put into words. `leftOf` reads the left of a slot. */
export function spoken(told: Told, leftOf: (slot: number) => string, words: MatchingWords & AnswerWords): string {
  switch (told.kind) {
    case 'held':
      return words.matchHeld(told.text);
    case 'picked':
      return words.matchPicked(told.text);
    case 'waits':
      return words.matchWaits(leftOf(told.slot));
    case 'placed': {
      const { text, slot, out } = told;
      return out === '' ? words.matchPlaced(text, leftOf(slot)) : words.matchReplaced(text, leftOf(slot), out);
    }
    case 'exchanged':
      return words.matchExchanged(told.text, leftOf(told.slot), told.out, leftOf(told.from));
    case 'returned':
      return words.matchReturned(told.text);
    case 'letGo':
      return words.letGo;
  }
}
