import { forwardRef, useEffect, useId, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../shared/merge-refs.ts';
import { visuallyHidden } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';
import { FieldError, FieldShell } from './field.tsx';
import { choiceMark } from './choice-mark.ts';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'required'> {
  label: ReactNode;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Neither checked nor unchecked, for example when some of several items are selected. */
  indeterminate?: boolean | undefined;
}

export const ChoiceLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: 10px;
  min-block-size: 28px;
  padding-block: 2px;
  font-size: ${token.density.text};
  line-height: 1.5;
  cursor: pointer;
  &:has(:disabled) {
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
    align-items: center;
  }
  & > input {
    ${choiceMark}
  }
  & > [data-hidden] {
    ${visuallyHidden}
  }
  & [data-part='hint'] {
    display: block;
    font-size: ${token.font[13]};
    color: ${token.color.inkSoft};
  }
`;

/** A checkbox with label, hint and error. `ref`, `name`, `onChange` and `onBlur` are those of the native input. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const { label, hideLabel, hint, error, required, indeterminate = false, className, id, ...rest } = props;
  const generatedId = useId();
  const inputId = id ?? generatedId;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const describedBy =
    [hint ? `${inputId}-hint` : '', error ? `${inputId}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <FieldShell className={className}>
      <ChoiceLabel>
        <input
          {...rest}
          ref={mergeRefs(ref, input)}
          type="checkbox"
          id={inputId}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          aria-required={required ? true : undefined}
        />
        <span data-hidden={hideLabel ? '' : undefined}>{label}</span>
      </ChoiceLabel>
      {hint && (
        <div data-part="hint" id={`${inputId}-hint`}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
    </FieldShell>
  );
});
