import {
  createContext,
  forwardRef,
  useContext,
  useId,
  useMemo,
  type ChangeEventHandler,
  type FocusEventHandler,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import { ChoiceLabel } from './checkbox.tsx';
import { FieldGroup } from './field-group.tsx';
import type { FieldBaseProps } from './field.tsx';

interface RadioGroupState {
  name: string;
  value: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur: FocusEventHandler<HTMLInputElement> | undefined;
}

const RadioGroupContext = createContext<RadioGroupState | null>(null);

export interface RadioGroupProps extends FieldBaseProps {
  /** Default: a generated name. */
  name?: string | undefined;
  /** The selected value. Omit it where a form library registers each `Radio`. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
  /** Places the radios side by side where there is enough space. */
  inline?: boolean | undefined;
  className?: string | undefined;
  /** `Radio` elements. */
  children: ReactNode;
}

const Choices = styled.div`
  display: grid;
  gap: ${token.space[4]};
  justify-items: start;
  &[data-inline] {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${token.space[24]};
  }
`;

/** A group of radios with one legend, hint and error. Arrow keys move between them, as in any native group. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, value, onChange, onBlur, inline = false, children, ...field } = props;
  const generatedName = useId();
  const state = useMemo<RadioGroupState>(
    () => ({
      name: name ?? generatedName,
      value,
      onChange: onChange && ((event) => onChange(event.target.value)),
      onBlur,
    }),
    [name, generatedName, value, onChange, onBlur],
  );
  return (
    <FieldGroup {...field} role="radiogroup">
      {() => (
        <RadioGroupContext.Provider value={state}>
          <Choices data-inline={inline ? '' : undefined}>{children}</Choices>
        </RadioGroupContext.Provider>
      )}
    </FieldGroup>
  );
}

export interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** A radio, inside a `RadioGroup` or registered on its own by a form library. The ref is that of the native input. */
export const Radio = forwardRef<HTMLInputElement, RadioProps>(function Radio(props, ref) {
  const { label, hint, value, className, ...rest } = props;
  const group = useContext(RadioGroupContext);
  const hintId = useId();
  const groupProps =
    group === null
      ? {}
      : {
          name: group.name,
          ...(group.value === undefined && group.onChange === undefined ? {} : { checked: group.value === value }),
          ...(group.onChange ? { onChange: group.onChange } : {}),
          ...(group.onBlur ? { onBlur: group.onBlur } : {}),
        };
  return (
    <ChoiceLabel className={className}>
      <input
        {...groupProps}
        {...rest}
        ref={ref}
        type="radio"
        value={value}
        aria-describedby={hint ? hintId : undefined}
      />
      <span>
        {label}
        {hint && (
          <span data-part="hint" id={hintId} aria-hidden="true">
            {hint}
          </span>
        )}
      </span>
    </ChoiceLabel>
  );
});
