import type { Card } from './moves.ts';
import type { PlacingState } from './use-placing.ts';

interface BankProps {
  cards: readonly Card[];
  placing: PlacingState;
  /** What the bank is called, and what is said of a card that stands in a slot. */
  label: string;
  usedIn: (slot: number) => string;
  /** How it is used, where that is not said elsewhere. */
  hint?: string;
  lang: string;
  readOnly: boolean;
  /** The one card that Tab leads to; all of them where it is absent. */
  tabStop?: number;
  onStop?: (card: number) => void;
}

/** The cards to choose from. One that is used stays where it was, set back, so that the others do not move. */
export function Bank({ cards, placing, label, usedIn, hint, lang, readOnly, tabStop, onStop }: BankProps) {
  const { held, used, pressCard, onCardKey } = placing;
  return (
    <div className="rb-bank" role="group" aria-label={label} data-still={readOnly || undefined}>
      {cards.map(({ text }, index) => {
        const slot = used[index] ?? null;
        return (
          <button
            // oxlint-disable-next-line react/no-array-index-key -- a card may stand twice, and the bank keeps its order
            key={index}
            type="button"
            className="rb-card"
            lang={lang}
            data-card={index}
            data-used={slot !== null || undefined}
            tabIndex={tabStop === undefined || tabStop === index ? undefined : -1}
            aria-pressed={held?.kind === 'card' && held.card === index}
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
      {!readOnly && hint !== undefined && <p className="rb-hint">{hint}</p>}
    </div>
  );
}
