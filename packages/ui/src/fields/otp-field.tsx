import { forwardRef, useImperativeHandle, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { cssVariables } from '../shared/css-variables.ts';
import { fieldsMessages } from '../messages/fields.ts';
import { useMessages } from '../provider/use-messages.ts';
import { controlStyle } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';
import { FieldGroup } from './field-group.tsx';
import type { FieldBaseProps } from './field.tsx';

export interface OtpFieldProps extends FieldBaseProps {
  /** The digits entered so far. */
  value: string;
  onChange: (value: string) => void;
  /** Called with the code each time the last empty box is filled. */
  onComplete?: ((code: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Number of digits (spec.md section 9). Default: 6. */
  length?: number | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
}

/** The ref of an `OtpField`. */
export interface OtpFieldHandle {
  /** Focuses the first empty box. */
  focus: () => void;
}

const zeroCodes = ['0', '٠', '۰'].map((zero) => zero.charCodeAt(0));

/** Returns the ASCII, Arabic and Persian digits of a text as ASCII: `'١٢٣ 4-5'` gives `'12345'`. */
export function asciiDigits(text: string): string {
  let digits = '';
  for (const character of text) {
    const code = character.charCodeAt(0);
    const zeroCode = zeroCodes.find((start) => code >= start && code <= start + 9);
    if (zeroCode !== undefined) digits += String(code - zeroCode);
  }
  return digits;
}

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--length), minmax(0, 52px));
  gap: ${token.space[8]};
  & > input {
    ${controlStyle}
    padding: 0;
    block-size: 56px;
    font-size: ${token.font[22]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;

/**
 * A one-time code with a box for each digit. Typing moves to the next box, Backspace moves back, and a pasted code fills all
 * boxes. Arabic and Persian digits are accepted and converted to ASCII.
 */
export const OtpField = forwardRef<OtpFieldHandle, OtpFieldProps>(function OtpField(props, ref) {
  const { value, onChange, onComplete, onBlur, length = 6, autoFocus, disabled, ...field } = props;
  const messages = useMessages(fieldsMessages);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focusAt = (index: number) => boxes.current[Math.max(0, Math.min(length - 1, index))]?.focus();
  useImperativeHandle(ref, () => ({ focus: () => focusAt(value.length) }));

  const change = (next: string, focusIndex: number) => {
    const code = next.slice(0, length);
    onChange(code);
    focusAt(focusIndex);
    if (code.length === length && code !== value) onComplete?.(code);
  };

  const insert = (index: number, digits: string) => {
    if (digits === '') return;
    // The digits have no gaps: a digit typed in a later box goes to the first empty one.
    const start = Math.min(index, value.length);
    change(value.slice(0, start) + digits + value.slice(start + digits.length), start + digits.length);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const moveTo = (target: number) => {
      event.preventDefault();
      focusAt(target);
    };
    if (event.key === 'Backspace') {
      event.preventDefault();
      const deleted = index < value.length ? index : value.length - 1;
      if (deleted >= 0)
        change(value.slice(0, deleted) + value.slice(deleted + 1), index < value.length ? index - 1 : deleted);
    } else if (event.key === 'Delete') {
      event.preventDefault();
      if (index < value.length) change(value.slice(0, index) + value.slice(index + 1), index);
    } else if (event.key === 'ArrowLeft') moveTo(index - 1);
    else if (event.key === 'ArrowRight') moveTo(Math.min(index + 1, value.length));
    else if (event.key === 'Home') moveTo(0);
    else if (event.key === 'End') moveTo(value.length);
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    event.preventDefault();
    const digits = asciiDigits(event.clipboardData.getData('text'));
    insert(digits.length >= length ? 0 : index, digits);
  };

  return (
    <FieldGroup {...field} disabled={disabled} role="group">
      {(describedBy) => (
        <Boxes dir="ltr" style={cssVariables({ '--length': length })}>
          {Array.from({ length }, (_, index) => (
            <input
              key={index}
              ref={(node) => {
                boxes.current[index] = node;
              }}
              type="text"
              inputMode="numeric"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              aria-label={messages.digitOf(index + 1, length)}
              aria-invalid={field.error ? true : undefined}
              aria-describedby={describedBy}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only input of its page
              autoFocus={autoFocus === true && index === 0}
              value={value[index] ?? ''}
              onChange={(event) => {
                const digits = asciiDigits(event.target.value);
                const previous = value[index] ?? '';
                // A filled box now contains two digits: the new one replaces the other, wherever the caret was.
                insert(index, previous !== '' && digits.length === 2 ? digits.replace(previous, '') : digits);
              }}
              onFocus={(event) => event.target.select()}
              onBlur={(event) => {
                if (!boxes.current.some((box) => box === event.relatedTarget)) onBlur?.();
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
            />
          ))}
        </Boxes>
      )}
    </FieldGroup>
  );
});
