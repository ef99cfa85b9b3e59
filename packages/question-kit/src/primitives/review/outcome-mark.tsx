import { Check, CircleDashed, Clock3, Minus, X } from 'lucide-react';
import type { ReviewMessages } from '../messages/review.ts';
import { outcomeWord, type Outcome } from './outcome.ts';

const icons = { right: Check, partly: Minus, wrong: X, empty: CircleDashed, waiting: Clock3 };

/** The outcome as an icon and a label, not by colour alone. `hasHiddenLabel` shows the label to screen readers only. */
export function OutcomeMark({
  outcome,
  messages,
  hasHiddenLabel,
}: {
  outcome: Outcome;
  messages: ReviewMessages;
  hasHiddenLabel?: boolean;
}) {
  const Icon = icons[outcome];
  const word = outcomeWord(outcome, messages);
  return (
    <span className="rb-outcome" data-outcome={outcome}>
      <Icon aria-hidden="true" />
      <span className={hasHiddenLabel ? 'rb-sr' : undefined}>{word}</span>
    </span>
  );
}
