import { Check, CircleDashed, Clock3, Minus, X } from 'lucide-react';
import type { ReviewMessages } from '../messages/review-en.ts';
import { outcomeWord, type Outcome } from './outcome.ts';

const icons = { right: Check, partly: Minus, wrong: X, empty: CircleDashed, waiting: Clock3 };

/** The outcome as a shape and a word: colour only underlines it. `quiet` leaves the word to a screen reader. */
export function OutcomeMark({
  outcome,
  messages,
  quiet,
}: {
  outcome: Outcome;
  messages: ReviewMessages;
  quiet?: boolean;
}) {
  const Icon = icons[outcome];
  const word = outcomeWord(outcome, messages);
  return (
    <span className="rb-outcome" data-outcome={outcome}>
      <Icon aria-hidden="true" />
      <span className={quiet ? 'rb-sr' : undefined}>{word}</span>
    </span>
  );
}
