import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { ViewMessages } from '../messages/messages.ts';
import { fitMark, readMark } from './read-mark.ts';

interface ScoreFieldProps {
  /** The name of what is marked: "Content", "Gap 3". */
  name: string;
  /** Whether the name is shown above the field. */
  hasVisibleLabel?: boolean;
  value: number;
  /** Whether nobody has given or confirmed this mark yet. */
  isMissing: boolean;
  maximum: number;
  onChange: (mark: number) => void;
  messages: ViewMessages;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 0.5, ArrowDown: -0.5, PageUp: 1, PageDown: -1 };

/**
 * A field for a mark up to the maximum. It can be typed, in hundredths at most, or changed by halves with the arrow keys, Home (0), End (the
 * maximum) and two buttons. Enter moves to the next mark, Shift+Enter to the previous one.
 */
export function ScoreField(props: ScoreFieldProps) {
  const { name, hasVisibleLabel = false, value, isMissing, maximum, onChange, messages } = props;
  // The text while it is being typed; undefined otherwise.
  const [typed, setTyped] = useState<string>();
  const typedMark = typed === undefined ? null : readMark(typed);
  const isTooHigh = typedMark !== null && typedMark > maximum;
  const isUnreadable = typed !== undefined && typed.trim() !== '' && typedMark === null;
  const hasError = isTooHigh || isUnreadable;

  const setMark = (mark: number) => {
    setTyped(undefined);
    onChange(fitMark(mark, maximum));
  };
  const typeMark = (text: string) => {
    setTyped(text);
    const mark = readMark(text);
    if (mark !== null && mark <= maximum) onChange(fitMark(mark, maximum));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setMark(value + step);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      setMark(event.key === 'Home' ? 0 : maximum);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      // Ctrl+Enter or Cmd+Enter, and Enter at the last mark, are left to the host.
      if (!focusScore(event.currentTarget, event.shiftKey ? -1 : 1)) return;
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <div className="rb-score">
      {hasVisibleLabel && (
        <span className="rb-score-name" aria-hidden="true">
          {name}
        </span>
      )}
      <div className="rb-stepper">
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.halfLess}
          disabled={value <= 0}
          onClick={() => setMark(value - 0.5)}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          data-score=""
          data-missing={isMissing || undefined}
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          aria-label={messages.markFor(name)}
          aria-valuenow={value}
          aria-valuemin={0}
          aria-valuemax={maximum}
          aria-valuetext={messages.markOf(value, maximum)}
          aria-invalid={hasError || undefined}
          value={typed ?? messages.mark(value)}
          // Unlike `onChange`, also when the same mark is typed again, which confirms it.
          onInput={(event) => typeMark(event.currentTarget.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(undefined)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.halfMore}
          disabled={value >= maximum}
          onClick={() => setMark(value + 0.5)}
        >
          <Plus aria-hidden="true" />
        </button>
        <span className="rb-outof" data-invalid={hasError || undefined} role={hasError ? 'alert' : undefined}>
          {isUnreadable ? messages.numberRequired : isTooHigh ? messages.atMost(maximum) : messages.outOf(maximum)}
        </span>
      </div>
    </div>
  );
}

/** Focuses the next or previous mark of the question; returns false if there is none. */
function focusScore(from: HTMLElement, step: 1 | -1): boolean {
  const fields = [...(from.closest('[data-marker]')?.querySelectorAll<HTMLElement>('[data-score]') ?? [])];
  const next = fields[fields.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}
