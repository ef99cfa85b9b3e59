import { useId, type ReactNode } from 'react';
import { FieldError, FieldShell, type FieldBaseProps } from './field.tsx';

export interface FieldGroupProps extends FieldBaseProps {
  id?: string | undefined;
  className?: string | undefined;
  disabled?: boolean | undefined;
  /** `radiogroup` for radios; plain `group` otherwise. */
  role?: 'radiogroup' | 'group' | undefined;
  children: (describedBy: string | undefined) => ReactNode;
}

/** A fieldset: several controls under one legend, hint and error. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, label, hideLabel, hint, error, required, disabled, role, className, children } = props;
  const made = useId();
  const base = id ?? made;
  const describedBy = [hint ? `${base}-hint` : '', error ? `${base}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <FieldShell
      as="fieldset"
      id={base}
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
        <div data-part="hint" id={`${base}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${base}-error`}>{error}</FieldError>}
    </FieldShell>
  );
}
