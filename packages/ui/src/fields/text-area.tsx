import { forwardRef, useCallback, useRef, type ReactNode, type TextareaHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../shared/merge-refs.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { controlStyle } from '../theme/mixins.ts';
import { Field, type FieldBaseProps } from './field.tsx';

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'>, FieldBaseProps {
  /** Rows at the least; 3 unless told. */
  rows?: number | undefined;
  /** Rows at most before it scrolls; 16 unless told. */
  maxRows?: number | undefined;
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

/** Several lines of text; grows with what is written. */
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
  const own = useRef<HTMLTextAreaElement>(null);

  // Browsers without `field-sizing` are measured by hand.
  const grow = useCallback(() => {
    const node = own.current;
    if (!node || CSS.supports('field-sizing', 'content')) return;
    node.style.blockSize = 'auto';
    node.style.blockSize = `${node.scrollHeight + 2}px`;
  }, []);
  useIsomorphicLayoutEffect(grow, [grow, rest.value]);

  return (
    <Field {...{ id, label, hideLabel, hint, error, required, aside, className }}>
      {(wiring) => (
        <Area
          {...rest}
          {...wiring}
          ref={mergeRefs(ref, own)}
          rows={rows}
          style={{ ...style, ['--rows' as string]: rows, ['--max-rows' as string]: Math.max(rows, maxRows) }}
          onInput={(event) => {
            grow();
            onInput?.(event);
          }}
        />
      )}
    </Field>
  );
});
