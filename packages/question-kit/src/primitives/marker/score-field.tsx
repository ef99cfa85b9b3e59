import { Minus, Plus } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { ViewMessages } from '../messages/messages.ts';
import { fitMark, readMark } from './read-mark.ts';

interface ScoreFieldProps {
  /** What is marked, for the field's name: "Content", "Gap 3". */
  name: string;
  /** Shows the name above the field. */
  labelled?: boolean;
  value: number;
  maximum: number;
  onChange: (mark: number) => void;
  messages: ViewMessages;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 0.5, ArrowDown: -0.5, PageUp: 1, PageDown: -1 };

/**
 * A mark in half steps: typed, by arrow keys, Home for nothing and End for all of it, or by its two buttons. It never holds more
 * than the maximum. Enter leads on to the next mark, Shift and Enter back.
 */
export function ScoreField({ name, labelled = false, value, maximum, onChange, messages }: ScoreFieldProps) {
  // While it is typed, the field shows what is typed; afterwards, what stands.
  const [typed, setTyped] = useState<string>();
  const asked = typed === undefined ? null : readMark(typed);
  const tooMuch = asked !== null && asked > maximum;
  const unread = typed !== undefined && typed.trim() !== '' && asked === null;
  const wrong = tooMuch || unread;

  const give = (mark: number) => {
    setTyped(undefined);
    onChange(fitMark(mark, maximum));
  };
  const type = (text: string) => {
    setTyped(text);
    const mark = readMark(text);
    if (mark !== null && mark <= maximum) onChange(fitMark(mark, maximum));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      give(value + step);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      give(event.key === 'Home' ? 0 : maximum);
    } else if (event.key === 'Enter' && focusScore(event.currentTarget, event.shiftKey ? -1 : 1)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  return (
    <div className="rb-score">
      {labelled && (
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
          onClick={() => give(value - 0.5)}
        >
          <Minus aria-hidden="true" />
        </button>
        <input
          data-score=""
          role="spinbutton"
          inputMode="decimal"
          autoComplete="off"
          aria-label={messages.markFor(name)}
          aria-valuenow={value}
          aria-valuemin={0}
          aria-valuemax={maximum}
          aria-valuetext={messages.markOf(value, maximum)}
          aria-invalid={wrong || undefined}
          value={typed ?? messages.mark(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => setTyped(undefined)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={messages.halfMore}
          disabled={value >= maximum}
          onClick={() => give(value + 0.5)}
        >
          <Plus aria-hidden="true" />
        </button>
        <span className="rb-outof" data-invalid={wrong || undefined} role={wrong ? 'alert' : undefined}>
          {unread ? messages.aNumber : tooMuch ? messages.atMost(maximum) : messages.outOf(maximum)}
        </span>
      </div>
    </div>
  );
}

/** Leads to the next mark of the question, or the one before; beyond them the key is the host's. */
function focusScore(from: HTMLElement, step: 1 | -1): boolean {
  const fields = [...(from.closest('[data-marker]')?.querySelectorAll<HTMLElement>('[data-score]') ?? [])];
  const next = fields[fields.indexOf(from) + step];
  next?.focus();
  return next !== undefined;
}
