import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';
import { Field, type FieldBaseProps } from './field.tsx';

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'required'>, FieldBaseProps {
  /** Inside the control, before the text, for example an icon. */
  start?: ReactNode;
  /** Inside the control, after the text, for example a button or a unit. */
  end?: ReactNode;
  /** At the end of the label's line. */
  aside?: ReactNode;
}

export const ControlBox = styled.div`
  position: relative;
  display: grid;
  /* Narrower than a date's own width. */
  grid-template-columns: minmax(0, 1fr);
  & > input {
    ${controlStyle}
  }
  /* Codes and addresses are written left to right in every language, but aligned to the start of the line. */
  &:dir(rtl) > input[dir='ltr'] {
    text-align: end;
    /* The buttons of a number leave their room where it ends, and not before it. */
    &::-webkit-inner-spin-button {
      order: -1;
    }
  }
  &[data-start] > input {
    padding-inline-start: 40px;
  }
  &[data-end] > input {
    padding-inline-end: calc(${token.density.control} + 4px);
  }
  /* In text of the opposite direction, padding-inline-start is on the other side. */
  &[data-start]:dir(rtl) > input:dir(ltr),
  &[data-start]:dir(ltr) > input:dir(rtl) {
    padding-inline: ${token.space[12]} 40px;
  }
  &[data-end]:dir(rtl) > input:dir(ltr),
  &[data-end]:dir(ltr) > input:dir(rtl) {
    padding-inline: calc(${token.density.control} + 4px) ${token.space[12]};
  }
  &[data-start][data-end]:dir(rtl) > input:dir(ltr),
  &[data-start][data-end]:dir(ltr) > input:dir(rtl) {
    padding-inline: calc(${token.density.control} + 4px) 40px;
  }
  & > [data-part='start'],
  & > [data-part='end'] {
    position: absolute;
    inset-block: 0;
    display: grid;
    place-items: center;
    color: ${token.color.inkFaint};
  }
  & > [data-part='start'] {
    inset-inline-start: 12px;
    pointer-events: none;
  }
  & > [data-part='end'] {
    inset-inline-end: 0;
    min-inline-size: ${token.density.control};
  }
  & > [data-part='start'] > svg {
    inline-size: 18px;
    block-size: 18px;
  }
`;

const leftToRightTypes = new Set(['email', 'url', 'tel', 'number']);

/** A single-line text field. `ref`, `name`, `onChange` and `onBlur` are those of the native input, so form libraries can register it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    start,
    end,
    aside,
    className,
    id,
    type = 'text',
    dir,
    ...rest
  } = props;
  const fieldProps = { id, label, hideLabel, hint, error, required, aside, className };
  return (
    <Field {...fieldProps}>
      {(controlProps) => (
        <ControlBox data-start={start ? '' : undefined} data-end={end ? '' : undefined}>
          <input
            {...rest}
            {...controlProps}
            ref={ref}
            type={type}
            dir={dir ?? (leftToRightTypes.has(type) ? 'ltr' : undefined)}
          />
          {start && <span data-part="start">{start}</span>}
          {end && <span data-part="end">{end}</span>}
        </ControlBox>
      )}
    </Field>
  );
});
