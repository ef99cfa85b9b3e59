import { TextField } from '@rubrica/ui';
import { startTransition, useState } from 'react';

interface DateFilterFieldProps {
  label: string;
  /** `2026-03-27`, or empty. */
  value: string;
  /** Called with each whole date within the limits, and with an empty text when the field is cleared. */
  onChange: (value: string) => void;
  min?: string;
  max?: string;
}

/**
 * A date that narrows what a page shows. While it has the focus, the field keeps what is typed: another value, such as the one that the
 * address still has, would discard a half-typed part. On its way to 2026 a year is 2, 20 and 202: what is outside the limits is not
 * passed on, and is gone once the field is left.
 */
export function DateFilterField({
  label,
  value,
  onChange,
  min = '1900-01-01',
  max = '9999-12-31',
}: DateFilterFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="date"
      label={label}
      value={typed ?? value}
      min={min}
      max={max}
      onFocus={() => {
        if (typed === null) setTyped(value);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        // A date that lacks a part has an empty value, as a cleared field has, but is not valid.
        if (target.validity.valid) onChange(target.value);
      }}
      onBlur={({ target }) => {
        // Parts that are deleted one after the other: the value is empty since the first of them, and no event tells of the last.
        if (typed === '' && value !== '' && target.validity.valid) onChange('');
        // In a transition, as the router changes its address: the value that was passed on is there by then.
        startTransition(() => setTyped(null));
      }}
    />
  );
}
