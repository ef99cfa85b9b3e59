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

const Group = createContext<RadioGroupState | null>(null);

export interface RadioGroupProps extends FieldBaseProps {
  /** Made up when left out. */
  name?: string | undefined;
  /** The chosen value; leave it out where a form library registers each `Radio`. */
  value?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
  /** Side by side where there is room. */
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

/** One choice of several, under one legend. Arrow keys move, as in any native group of radios. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, value, onChange, onBlur, inline = false, children, ...field } = props;
  const made = useId();
  const state = useMemo<RadioGroupState>(
    () => ({
      name: name ?? made,
      value,
      onChange: onChange && ((event) => onChange(event.target.value)),
      onBlur,
    }),
    [name, made, value, onChange, onBlur],
  );
  return (
    <FieldGroup {...field} role="radiogroup">
      {() => (
        <Group.Provider value={state}>
          <Choices data-inline={inline ? '' : undefined}>{children}</Choices>
        </Group.Provider>
      )}
    </FieldGroup>
  );
}

export interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
}

/** One radio; inside a `RadioGroup`, or registered by a form library on its own. */
export const Radio = forwardRef<HTMLInputElement, RadioProps>(function Radio(props, ref) {
  const { label, hint, value, className, ...rest } = props;
  const group = useContext(Group);
  const hintId = useId();
  const shared =
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
      <input {...shared} {...rest} ref={ref} type="radio" value={value} aria-describedby={hint ? hintId : undefined} />
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
