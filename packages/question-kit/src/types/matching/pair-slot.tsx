import type { PlacingState } from '../../primitives/placing/use-placing.ts';
import type { MatchingMessages } from './messages.ts';

interface PairSlotProps {
  left: string;
  slot: number;
  /** The right chosen for the left; '' for none. */
  right: string;
  placing: PlacingState;
  readOnly: boolean;
  /** Whether this slot is the tab stop; the arrow keys reach the others. */
  tabStop: boolean;
  onStop: () => void;
  onClear: () => void;
  uid: string;
  messages: MatchingMessages;
  lang: string;
}

/** A left and the slot for its right. Delete removes by keyboard what the small button removes by pointer. */
export function PairSlot(props: PairSlotProps) {
  const { left, slot, right, placing, readOnly, tabStop, onStop, onClear, uid, messages, lang } = props;
  const { selection, pressSlot, onSlotKey } = placing;
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
          aria-pressed={selection?.kind === 'slot' && selection.slot === slot}
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
              {readOnly ? messages.matchEmpty : selection?.kind === 'card' ? messages.matchHere : messages.matchChoose}
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
