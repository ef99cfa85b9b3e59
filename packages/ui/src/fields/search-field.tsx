import { Search, X } from 'lucide-react';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { fieldsMessages } from '../messages/fields.ts';
import { useMessages } from '../provider/use-messages.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { useIsomorphicLayoutEffect } from '../shared/use-isomorphic-layout-effect.ts';
import { TextField } from './text-field.tsx';

export interface SearchFieldProps {
  label: string;
  /** Shows the label as the placeholder, and to screen readers. Default: `true`. */
  hideLabel?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Milliseconds without typing before `onChange` is called. Enter and clearing call it at once. Default: 0. */
  delayMs?: number | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

const Input = styled(TextField)`
  & input::-webkit-search-cancel-button {
    display: none;
  }
`;

/** A search field with a clear button. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  const { label, hideLabel = true, value, onChange, delayMs = 0, placeholder, ...rest } = props;
  const messages = useMessages(fieldsMessages);
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What `onChange` was called with and `value` is still to become: it may do so after more has been typed. */
  const pendingValues = useRef<readonly string[]>([]);
  const latestOnChange = useRef(onChange);
  useIsomorphicLayoutEffect(() => {
    latestOnChange.current = onChange;
  });

  useEffect(() => {
    const at = pendingValues.current.indexOf(value);
    pendingValues.current = pendingValues.current.slice(at + 1);
    if (at !== -1 || timer.current !== undefined) return;
    pendingValues.current = [];
    setText(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const give = (next: string) => {
    timer.current = undefined;
    pendingValues.current = [...pendingValues.current, next];
    latestOnChange.current(next);
  };
  const change = (next: string, waitMs: number) => {
    setText(next);
    clearTimeout(timer.current);
    if (waitMs === 0) give(next);
    else timer.current = setTimeout(() => give(next), waitMs);
  };

  return (
    <Input
      {...rest}
      ref={mergeRefs(ref, input)}
      type="search"
      label={label}
      hideLabel={hideLabel}
      placeholder={placeholder ?? (hideLabel ? label : undefined)}
      value={text}
      onChange={(event) => change(event.target.value, delayMs)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') change(text, 0);
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation();
          change('', 0);
        }
      }}
      start={<Search aria-hidden="true" />}
      end={
        text === '' ? undefined : (
          <IconButton
            hideTooltip
            label={messages.clear}
            icon={<X aria-hidden="true" />}
            onClick={() => {
              change('', 0);
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
});
