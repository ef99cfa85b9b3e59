import { Search, X } from 'lucide-react';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { useUi } from '../provider/context.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { TextField } from './text-field.tsx';

export interface SearchFieldProps {
  label: string;
  /** Shown instead of the label, which stays for a screen reader; `true` unless told. */
  hideLabel?: boolean | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Milliseconds of rest before `onChange` is told; 0 unless given. Enter and clearing tell at once. */
  delayMs?: number | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

const Plain = styled(TextField)`
  & input::-webkit-search-cancel-button {
    display: none;
  }
`;

/** A search box with a clear button. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(props, ref) {
  const { label, hideLabel = true, value, onChange, delayMs = 0, placeholder, ...rest } = props;
  const { messages } = useUi();
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => setText(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = (next: string, wait: number) => {
    setText(next);
    clearTimeout(timer.current);
    if (wait === 0) onChange(next);
    else timer.current = setTimeout(() => onChange(next), wait);
  };

  return (
    <Plain
      {...rest}
      ref={mergeRefs(ref, input)}
      type="search"
      label={label}
      hideLabel={hideLabel}
      placeholder={placeholder ?? (hideLabel ? label : undefined)}
      value={text}
      onChange={(event) => tell(event.target.value, delayMs)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell(text, 0);
        if (event.key === 'Escape' && text !== '') {
          event.stopPropagation();
          tell('', 0);
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
              tell('', 0);
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
});
