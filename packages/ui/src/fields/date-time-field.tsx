import { forwardRef, type FocusEventHandler } from 'react';
import { fieldsMessages } from '../messages/fields.ts';
import { useMessages } from '../provider/use-messages.ts';
import { TextField } from './text-field.tsx';
import type { FieldBaseProps } from './field.tsx';
import { fromLocalInput, toLocalInput } from './local-date-time.ts';

export interface DateTimeFieldProps extends FieldBaseProps {
  /** ISO 8601 in UTC (`2026-03-01T09:00:00.000Z`), or empty. */
  value: string;
  /** Called with ISO 8601 in UTC, or an empty string. */
  onChange: (value: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  name?: string | undefined;
  /** The earliest allowed time, ISO 8601. */
  min?: string | undefined;
  /** The latest allowed time, ISO 8601. Default: the end of the year 9999, after which there is no time of four digits. */
  max?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

/** A date and time, stored in UTC and shown in the time zone of the browser, which the hint names. */
export const DateTimeField = forwardRef<HTMLInputElement, DateTimeFieldProps>(function DateTimeField(props, ref) {
  const { value, onChange, min, max, hint, ...rest } = props;
  const messages = useMessages(fieldsMessages);
  return (
    <TextField
      {...rest}
      ref={ref}
      type="datetime-local"
      // A server renders in its own time zone; the browser corrects it.
      suppressHydrationWarning
      value={toLocalInput(value)}
      min={min && toLocalInput(min)}
      max={max ? toLocalInput(max) : '9999-12-31T23:59'}
      onChange={(event) => onChange(fromLocalInput(event.target.value))}
      hint={
        hint ?? (
          <span suppressHydrationWarning>
            {messages.timeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone)}
          </span>
        )
      }
    />
  );
});
