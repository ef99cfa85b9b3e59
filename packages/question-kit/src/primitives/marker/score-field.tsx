import { Minus, Plus } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import type { ViewMessages } from '../messages/messages.ts';
import { fitMark, readMark } from './read-mark.ts';

/** A mark as it stands. */
export interface StandingMark {
  value: number;
  /** Whether nobody has given or confirmed this mark yet. */
  isMissing: boolean;
  /** Whether what it belongs to counts as reviewed. */
  isReviewed: boolean;
}

interface ScoreFieldProps extends StandingMark {
  /** The name of what is marked: "Content", "Gap 3". */
  name: string;
  /** Whether the name is shown above the field. */
  hasVisibleLabel?: boolean;
  maximum: number;
  onChange: (mark: number) => void;
  /** Called with the mark from before the typing, once what has been taken as it was typed turns out to be the beginning of no mark. */
  onTakeBack: (before: StandingMark) => void;
  messages: ViewMessages;
}

interface Typed {
  text: string;
  /** The mark from before the typing; undefined while nothing of what is typed has been taken. */
  before?: StandingMark;
  /** How often Enter has been pressed on it in vain. */
  refusals: number;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 0.5, ArrowDown: -0.5, PageUp: 1, PageDown: -1 };

/**
 * A field for a mark up to the maximum. It can be typed, in hundredths at most, or changed by halves with the arrow keys, Home (0), End (the
 * maximum) and two buttons. Enter moves to the next mark, Shift+Enter to the previous one. What is no mark stays in the field with the
 * reason, no key leads on from it, and the mark from before it was typed stands.
 */
export function ScoreField(props: ScoreFieldProps) {
  const {
    name,
    hasVisibleLabel = false,
    value,
    isMissing,
    isReviewed,
    maximum,
    onChange,
    onTakeBack,
    messages,
  } = props;
  const reasonId = useId();
  // While it is typed, and as long as it is no mark; undefined otherwise.
  const [typed, setTyped] = useState<Typed>();
  const isMark = (mark: number | null): mark is number => mark !== null && mark <= maximum;
  const typedMark = typed === undefined ? null : readMark(typed.text);
  // An emptied field is where a mark begins, until somebody wants to leave it so.
  const hasError = typed !== undefined && !isMark(typedMark) && (typed.text.trim() !== '' || typed.refusals > 0);

  const setMark = (mark: number) => {
    setTyped(undefined);
    onChange(fitMark(mark, maximum));
  };
  const typeMark = (text: string) => {
    const mark = readMark(text);
    if (isMark(mark)) {
      setTyped({ text, before: typed?.before ?? { value, isMissing, isReviewed }, refusals: 0 });
      onChange(fitMark(mark, maximum));
    } else {
      setTyped({ text, refusals: 0 });
      if (typed?.before) onTakeBack(typed.before);
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setMark(value + step);
    } else if (event.key === 'Home' || event.key === 'End') {
      event.preventDefault();
      setMark(event.key === 'Home' ? 0 : maximum);
    } else if (event.key === 'Enter' && typed && !isMark(typedMark)) {
      event.preventDefault();
      event.stopPropagation();
      setTyped({ ...typed, refusals: typed.refusals + 1 });
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
          aria-label={`${messages.halfLess}: ${name}`}
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
          aria-valuetext={hasError ? typed.text : messages.markOf(value, maximum)}
          aria-invalid={hasError || undefined}
          aria-describedby={hasError ? reasonId : undefined}
          value={typed?.text ?? messages.mark(value)}
          // Unlike `onChange`, also when the same mark is typed again, which confirms it.
          onInput={(event) => typeMark(event.currentTarget.value)}
          onFocus={(event) => event.target.select()}
          // What is no mark stays to be seen: nobody is to believe that it counts.
          onBlur={() => (typed?.text.trim() === '' || !hasError) && setTyped(undefined)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${messages.halfMore}: ${name}`}
          disabled={value >= maximum}
          onClick={() => setMark(value + 0.5)}
        >
          <Plus aria-hidden="true" />
        </button>
        {/* A new element each time that Enter is pressed in vain, so that a screen reader says it again. */}
        <span
          key={typed?.refusals ?? 0}
          id={reasonId}
          className="rb-outof"
          data-invalid={hasError || undefined}
          role={hasError ? 'alert' : undefined}
        >
          {!hasError
            ? messages.outOf(maximum)
            : typedMark === null
              ? messages.numberRequired
              : messages.atMost(maximum)}
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
