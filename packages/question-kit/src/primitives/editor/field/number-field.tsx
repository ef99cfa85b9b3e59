import { TextField } from '@rubrica/ui';
import { useState, type ReactNode } from 'react';
import { readMark } from '../../marker/read-mark.ts';
import { useEditorMessages } from '../messages/use-editor-messages.ts';

export interface NumberFieldProps {
  id?: string | undefined;
  label: string;
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  value: number | undefined;
  min: number;
  max: number;
  /** 1 for counts, 0.5 for points. */
  step: 0.5 | 1;
  /** What the field may be emptied to; without it an empty field is not taken. */
  optional?: boolean | undefined;
  placeholder?: string | undefined;
  readOnly?: boolean | undefined;
  onChange: (value: number | undefined) => void;
  /** Called instead of `onChange` to take back what was taken where there was no number before. */
  onTakeBack?: (() => void) | undefined;
  className?: string | undefined;
}

interface Typed {
  text: string;
  /** The value when this was typed. */
  value: number | undefined;
  /** The value from before the typing. */
  before: number | undefined;
}

/**
 * A number that is taken as soon as it is one, in the digits of every keyboard. What does not fit stays in the field with what would,
 * and the value from before it was typed stands. It stays no longer when the value changes in another way, by an undo.
 */
export function NumberField({
  value,
  min,
  max,
  step,
  optional,
  onChange,
  onTakeBack,
  hint,
  ...field
}: NumberFieldProps) {
  const m = useEditorMessages();
  const [typed, setTyped] = useState<Typed | null>(null);
  const text = typed?.text ?? (value === undefined ? '' : String(value));
  const fits = (given: string): boolean => {
    const number = numberOf(given);
    if (isBlank(given)) return optional === true;
    return number !== undefined && number >= min && number <= max && Number.isInteger(number / step);
  };
  const isRefused = typed !== null && !isBlank(text) && !fits(text);
  if (typed && typed.value !== value) {
    const isTaken = fits(text) && numberOf(text) === value;
    const isTakenBack = (isBlank(text) || !fits(text)) && typed.before === value;
    setTyped(isTaken || isTakenBack ? { ...typed, value } : null);
  }
  const type = (given: string) => {
    const before = typed ? typed.before : value;
    setTyped({ text: given, value, before });
    if (fits(given) && !(isBlank(given) && onTakeBack)) onChange(numberOf(given));
    // What was taken so far is only the beginning of something else.
    else if (value !== before) (before === undefined && onTakeBack ? onTakeBack : onChange)(before);
  };

  return (
    <TextField
      {...field}
      role="spinbutton"
      dir="ltr"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      hint={fits(text) ? hint : m.field.numberFits(min, max, step === 0.5)}
      value={text}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (steps === undefined || event.altKey || field.readOnly) return;
        event.preventDefault();
        setTyped(null);
        onChange(Math.min(Math.max((Math.round((value ?? 0) / step) + steps) * step, min), max));
      }}
      // What does not fit stays, so that nobody takes it for the value.
      onBlur={() => !isRefused && setTyped(null)}
    />
  );
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Returns the number that a text says; undefined for none. */
const numberOf = (text: string): number | undefined => readMark(text) ?? undefined;
