import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';

/** What every field takes besides its own control's props. */
export interface FieldBaseProps {
  label: string;
  /** The label is for a screen reader only. */
  hideLabel?: boolean | undefined;
  /** Help that stays in sight below the label's control. */
  hint?: ReactNode;
  /** Why the value cannot stay as it is; wins over the hint's place. */
  error?: string | undefined;
  required?: boolean | undefined;
}

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** Not the native `required`: the form's own messages speak, in the reader's language. */
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldBaseProps {
  id?: string | undefined;
  className?: string | undefined;
  /** At the end of the label's line: a counter, a "Forgot password?" link. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

export const FieldShell = styled.div`
  display: grid;
  gap: 6px;
  min-inline-size: 0;
  align-content: start;

  & > [data-part='label'] {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${token.space[8]};
    font-size: ${token.font[14]};
    line-height: 1.4;
  }
  & > [data-part='label'] > :first-child {
    font-weight: 550;
    color: ${token.color.ink};
  }
  & > [data-part='label'][data-hidden] {
    ${visuallyHidden}
  }
  /* A legend is no grid item: the gap below it is its own. */
  & > legend[data-part='label'] {
    margin-block-end: 6px;
  }
  & [data-part='star'] {
    color: ${token.color.danger};
    margin-inline-start: 0.2em;
  }
  & > [data-part='hint'] {
    font-size: ${token.font[13]};
    line-height: 1.45;
    color: ${token.color.inkSoft};
  }
  & > [data-part='error'] {
    display: flex;
    gap: 6px;
    font-size: ${token.font[14]};
    line-height: 1.4;
    color: ${token.color.danger};
  }
  & > [data-part='error'] > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 0.1em;
  }
`;

/** The sentence that says what is wrong, tied to its control by id. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <div data-part="error" id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}

/** Label, control, hint and error of one control, tied together for a screen reader. */
export function Field({ id, label, hideLabel, hint, error, required, aside, className, children }: FieldProps) {
  const made = useId();
  const base = id ?? made;
  const describedBy = [hint ? `${base}-hint` : '', error ? `${base}-error` : ''].filter(Boolean).join(' ');
  return (
    <FieldShell className={className}>
      <div data-part="label" data-hidden={hideLabel ? '' : undefined}>
        <label htmlFor={base} id={`${base}-label`}>
          {label}
          {required && (
            <span data-part="star" aria-hidden="true">
              *
            </span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id: base,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint && (
        <div data-part="hint" id={`${base}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${base}-error`}>{error}</FieldError>}
    </FieldShell>
  );
}
