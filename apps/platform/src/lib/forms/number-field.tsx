import { TextField, type TextFieldProps } from '@rubrica/ui';
import { useState } from 'react';
import { numberOf, says, textOf } from './number-text.ts';

interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'value' | 'onChange'> {
  /** Which keyboard a phone shows: with a decimal point, or without. */
  inputMode: 'numeric' | 'decimal';
  value: number | null;
  /** Called with the number; null for an empty field, NaN for a text that is no number. The form says what is wrong with it. */
  onChange: (value: number | null) => void;
}

/** A field for a number, which leaves the text as it is typed: `2.` on the way to `2.5`, and the digits of every keyboard. */
export function NumberField({ value, onChange, ...props }: NumberFieldProps) {
  const [text, setText] = useState(() => textOf(value));
  return (
    <TextField
      {...props}
      // Another number was set from outside.
      value={says(text, value) ? text : textOf(value)}
      onChange={({ target }) => {
        setText(target.value);
        onChange(numberOf(target.value));
      }}
    />
  );
}
