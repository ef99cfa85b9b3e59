import type { Card } from './moves.ts';
import type { PlacingState } from './use-placing.ts';

interface BankProps {
  cards: readonly Card[];
  placing: PlacingState;
  /** Accessible name of the bank. */
  label: string;
  /** Text for screen readers on a card that is placed in a slot. */
  usedIn: (slot: number) => string;
  /** Instructions, if they are not shown elsewhere. */
  hint?: string;
  lang: string;
  readOnly: boolean;
  /** Index of the only card in the tab order; by default all cards are. */
  tabStop?: number;
  onStop?: (card: number) => void;
}

/** The cards to choose from. A used card stays in its position, dimmed, so that the others do not move. */
export function Bank({ cards, placing, label, usedIn, hint, lang, readOnly, tabStop, onStop }: BankProps) {
  const { selection, used, pressCard, onCardKey } = placing;
  return (
    <div className="rb-bank" role="group" aria-label={label} data-still={readOnly || undefined}>
      {cards.map(({ text }, index) => {
        const slot = used[index] ?? null;
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- two cards may be equal, and the order does not change
            key={index}
            type="button"
            className="rb-card"
            lang={lang}
            data-card={index}
            data-used={slot !== null || undefined}
            tabIndex={tabStop === undefined || tabStop === index ? undefined : -1}
            aria-pressed={selection?.kind === 'card' && selection.card === index}
            aria-disabled={slot !== null || readOnly || undefined}
            onFocus={onStop && (() => onStop(index))}
            onClick={pressCard}
            onKeyDown={onCardKey}
          >
            <bdi>{text}</bdi>
            {slot !== null && <span className="rb-sr"> ({usedIn(slot)})</span>}
          </button>
        );
      })}
      {!readOnly && hint !== undefined && (
        <p className="rb-hint" dir="auto">
          {hint}
        </p>
      )}
    </div>
  );
}
