import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';

/** Props that every field has besides those of its control. */
export interface FieldBaseProps {
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  /** Help text below the control. */
  hint?: ReactNode;
  /** What is wrong with the value. */
  error?: string | undefined;
  required?: boolean | undefined;
}

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** Instead of the native `required`, whose messages are in the browser's language and outside the form. */
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldBaseProps {
  id?: string | undefined;
  className?: string | undefined;
  /** At the end of the label's line, for example a counter or a "Forgot password?" link. */
  aside?: ReactNode;
  /** Renders the control with the attributes it receives. */
  children: (controlProps: ControlProps) => ReactNode;
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
  /* A legend is not a grid item, so the grid's gap does not apply. */
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

/** The error message of a control, which refers to it by id. */
export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <div data-part="error" id={id} role="alert">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}

/** A control with its label, hint and error, connected for screen readers. */
export function Field({ id, label, hideLabel, hint, error, required, aside, className, children }: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const describedBy = [hint ? `${controlId}-hint` : '', error ? `${controlId}-error` : ''].filter(Boolean).join(' ');
  return (
    <FieldShell className={className}>
      <div data-part="label" data-hidden={hideLabel ? '' : undefined}>
        <label htmlFor={controlId} id={`${controlId}-label`}>
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
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {hint && (
        <div data-part="hint" id={`${controlId}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </FieldShell>
  );
}
