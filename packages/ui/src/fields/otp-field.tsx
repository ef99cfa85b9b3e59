import { forwardRef, useImperativeHandle, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../provider/context.ts';
import { controlStyle } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';
import { FieldGroup } from './field-group.tsx';
import type { FieldBaseProps } from './field.tsx';
import { asciiDigits } from './ascii-digits.ts';

export interface OtpFieldProps extends FieldBaseProps {
  /** The digits so far, at most `length` of them. */
  value: string;
  onChange: (value: string) => void;
  /** Told once each time the last empty box is filled. */
  onComplete?: ((code: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** How many digits; 6 unless told (spec.md section 9). */
  length?: number | undefined;
  disabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
}

/** What a ref to an `OtpField` can do. */
export interface OtpFieldHandle {
  /** Puts the focus on the first empty box. */
  focus: () => void;
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
 * A one-time code, a box for each digit: typing goes on to the next, backspace goes back, a pasted code fills all. Digits of any
 * script are taken; the code itself is ASCII.
 */
export const OtpField = forwardRef<OtpFieldHandle, OtpFieldProps>(function OtpField(props, ref) {
  const { value, onChange, onComplete, onBlur, length = 6, autoFocus, disabled, ...field } = props;
  const { messages } = useUi();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focusAt = (index: number) => boxes.current[Math.max(0, Math.min(length - 1, index))]?.focus();
  useImperativeHandle(ref, () => ({ focus: () => focusAt(value.length) }));

  const change = (next: string, focus: number) => {
    const code = next.slice(0, length);
    onChange(code);
    focusAt(focus);
    if (code.length === length && code !== value) onComplete?.(code);
  };

  const put = (index: number, digits: string) => {
    if (digits === '') return;
    // Digits stand without holes: whatever is typed further on lands in the first empty box.
    const at = Math.min(index, value.length);
    change(value.slice(0, at) + digits + value.slice(at + digits.length), at + digits.length);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const go = (to: number) => {
      event.preventDefault();
      focusAt(to);
    };
    if (event.key === 'Backspace') {
      event.preventDefault();
      const at = index < value.length ? index : value.length - 1;
      if (at >= 0) change(value.slice(0, at) + value.slice(at + 1), index < value.length ? index - 1 : at);
    } else if (event.key === 'Delete') {
      event.preventDefault();
      if (index < value.length) change(value.slice(0, index) + value.slice(index + 1), index);
    } else if (event.key === 'ArrowLeft') go(index - 1);
    else if (event.key === 'ArrowRight') go(Math.min(index + 1, value.length));
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(value.length);
  };

  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    event.preventDefault();
    const digits = asciiDigits(event.clipboardData.getData('text'));
    put(digits.length >= length ? 0 : index, digits);
  };

  return (
    <FieldGroup {...field} disabled={disabled} role="group">
      {(describedBy) => (
        <Boxes dir="ltr" style={{ ['--length' as string]: length }}>
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
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the code is the only thing asked for on its screen
              autoFocus={autoFocus === true && index === 0}
              value={value[index] ?? ''}
              onChange={(event) => {
                const digits = asciiDigits(event.target.value);
                const before = value[index] ?? '';
                // A box that held a digit now holds two: the new one counts, wherever the caret stood.
                put(index, before !== '' && digits.length === 2 ? digits.replace(before, '') : digits);
              }}
              onFocus={(event) => event.target.select()}
              onBlur={(event) => {
                if (!boxes.current.includes(event.relatedTarget as HTMLInputElement | null)) onBlur?.();
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
