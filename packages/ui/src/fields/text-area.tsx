import { forwardRef, useCallback, useRef, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../shared/merge-refs.ts';
import { cssVariables } from '../shared/css-variables.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { controlStyle } from '../theme/mixins.ts';
import { Field, type FieldBaseProps } from './field.tsx';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'>, FieldBaseProps {
  /** Minimum height in rows. Default: 3. */
  rows?: number | undefined;
  /** Maximum height in rows, before the text scrolls. Default: 16. */
  maxRows?: number | undefined;
  /** At the end of the label's line. */
  aside?: ReactNode;
}

const Area = styled.textarea`
  ${controlStyle}
  padding-block: 10px;
  line-height: 1.6;
  resize: vertical;
  field-sizing: content;
  min-block-size: calc(var(--rows) * 1.6em + 22px);
  max-block-size: calc(var(--max-rows) * 1.6em + 22px);
`;

/** A multi-line text field that grows with its text. The ref is that of the native element. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const {
    label,
    hideLabel,
    hint,
    error,
    required,
    aside,
    className,
    id,
    rows = 3,
    maxRows = 16,
    style,
    onInput,
    ...rest
  } = props;
  const area = useRef<HTMLTextAreaElement>(null);

  // Browsers without `field-sizing` need the height to be set from a measurement.
  const grow = useCallback(() => {
    const node = area.current;
    if (!node || CSS.supports('field-sizing', 'content')) return;
    node.style.blockSize = 'auto';
    node.style.blockSize = `${node.scrollHeight + 2}px`;
  }, []);
  useIsomorphicLayoutEffect(grow, [grow, rest.value]);

  return (
    <Field {...{ id, label, hideLabel, hint, error, required, aside, className }}>
      {(controlProps) => (
        <Area
          {...rest}
          {...controlProps}
          ref={mergeRefs(ref, area)}
          rows={rows}
          style={{ ...style, ...cssVariables({ '--rows': rows, '--max-rows': Math.max(rows, maxRows) }) }}
          onInput={(event) => {
            grow();
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
});
