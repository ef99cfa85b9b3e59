import type { PlacingState } from '../../primitives/placing/use-placing.ts';
import type { MatchingMessages } from './messages-en.ts';

interface PairSlotProps {
  left: string;
  slot: number;
  /** What the left has been given; '' for nothing. */
  right: string;
  placing: PlacingState;
  readOnly: boolean;
  /** Whether Tab leads to this slot; the arrow keys lead to the others. */
  tabStop: boolean;
  onStop: () => void;
  onClear: () => void;
  uid: string;
  messages: MatchingMessages;
  lang: string;
}

/** A left and the place for its right. Delete takes out by keyboard what the small button takes out by pointer. */
export function PairSlot(props: PairSlotProps) {
  const { left, slot, right, placing, readOnly, tabStop, onStop, onClear, uid, messages, lang } = props;
  const { held, pressSlot, onSlotKey } = placing;
  const filled = right !== '';
  return (
    <li className="rb-pair">
      <span className="rb-left" id={`${uid}l${slot}`} lang={lang} dir="auto">
        {left}
      </span>
      <span className="rb-place">
        <button
          type="button"
          className="rb-slot"
          data-slot={slot}
          data-filled={filled || undefined}
          tabIndex={tabStop ? undefined : -1}
          aria-pressed={held?.kind === 'slot' && held.slot === slot}
          aria-disabled={readOnly || undefined}
          aria-labelledby={`${uid}l${slot} ${uid}s${slot}`}
          aria-keyshortcuts={filled && !readOnly ? 'Delete' : undefined}
          onFocus={onStop}
          onClick={pressSlot}
          onKeyDown={onSlotKey}
        >
          {filled ? (
            <bdi id={`${uid}s${slot}`} lang={lang}>
              {right}
            </bdi>
          ) : (
            <span className="rb-choose" id={`${uid}s${slot}`}>
              {readOnly ? messages.matchEmpty : held?.kind === 'card' ? messages.matchHere : messages.matchChoose}
            </span>
          )}
        </button>
        {filled && !readOnly && (
          <button
            type="button"
            className="rb-clear"
            tabIndex={-1}
            aria-label={messages.matchClear(left)}
            onClick={onClear}
          />
        )}
      </span>
    </li>
  );
}
