import { useId, type ReactNode } from 'react';
import { FieldError, FieldShell, type FieldBaseProps } from './field.tsx';

export interface FieldGroupProps extends FieldBaseProps {
  id?: string | undefined;
  className?: string | undefined;
  disabled?: boolean | undefined;
  /** Default: the role of a fieldset, `group`. */
  role?: 'radiogroup' | 'group' | undefined;
  /** Renders the controls; receives their `aria-describedby`. */
  children: (describedBy: string | undefined) => ReactNode;
}

/** A fieldset: several controls with one legend, hint and error. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, label, hideLabel, hint, error, required, disabled, role, className, children } = props;
  const generatedId = useId();
  const groupId = id ?? generatedId;
  const describedBy =
    [hint ? `${groupId}-hint` : '', error ? `${groupId}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <FieldShell
      as="fieldset"
      id={groupId}
      className={className}
      role={role}
      aria-describedby={describedBy}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
      aria-required={role === 'radiogroup' && required ? true : undefined}
      {...(disabled ? { disabled } : {})}
    >
      <legend data-part="label" data-hidden={hideLabel ? '' : undefined}>
        <span>
          {label}
          {required && (
            <span data-part="star" aria-hidden="true">
              *
            </span>
          )}
        </span>
      </legend>
      {children(describedBy)}
      {hint && (
        <div data-part="hint" id={`${groupId}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${groupId}-error`}>{error}</FieldError>}
    </FieldShell>
  );
}
