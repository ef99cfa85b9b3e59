import { TextField } from '@rubrica/ui';
import { useState, type ReactNode } from 'react';
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
  className?: string | undefined;
}

/**
 * A number that is taken as soon as it is one; until then, what was typed stays and the field says what would fit. It stays no
 * longer when the value changes in another way, by an undo.
 */
export function NumberField({ value, min, max, step, optional, onChange, hint, ...field }: NumberFieldProps) {
  const m = useEditorMessages();
  const [typed, setTyped] = useState<{ text: string; value: number | undefined } | null>(null);
  const text = typed?.text ?? (value === undefined ? '' : String(value));
  const fits = (given: string): boolean => {
    const number = Number(given);
    if (given.trim() === '') return optional === true;
    return Number.isFinite(number) && number >= min && number <= max && Number.isInteger(number / step);
  };
  if (typed && typed.value !== value)
    setTyped(fits(typed.text) && numberOf(typed.text) === value ? { ...typed, value } : null);

  return (
    <TextField
      {...field}
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      min={min}
      max={max}
      step={step}
      hint={fits(text) ? hint : m.field.numberFits(min, max, step === 0.5)}
      value={text}
      onChange={(event) => {
        const given = event.target.value;
        setTyped({ text: given, value });
        if (fits(given)) onChange(numberOf(given));
      }}
      onBlur={() => setTyped(null)}
      // A wheel that scrolls the form must not change a mark on its way.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

function numberOf(text: string): number | undefined {
  return text.trim() === '' ? undefined : Number(text);
}
