import { token } from '@rubrica/ui';
import { useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { formatShortTime, parseTypedTime } from '../../../lib/captions/caption-time.ts';
import { editKeyOf } from '../../../lib/keyboard/edit-key.ts';
import { editorCommand, type EditorCommand } from './editor-keys.ts';

const Input = styled.input`
  inline-size: 9ch;
  min-block-size: 28px;
  padding: 0 ${token.space[8]};
  border: 1px solid transparent;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.inkSoft};
  font-size: ${token.font[13]};
  font-variant-numeric: tabular-nums;
  text-align: start;
  &:hover {
    border-color: ${token.color.lineStrong};
  }
  &:focus-visible {
    border-color: ${token.color.focus};
    outline: 2px solid ${token.color.focus};
    outline-offset: 0;
    background: ${token.color.surface};
    color: ${token.color.ink};
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
    color: ${token.color.danger};
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

interface TimeInputProps {
  label: string;
  /** What to say where it is no time. */
  wrong: string;
  field: 'start' | 'end';
  timeMs: number;
  isWrong: boolean;
  onChange: (timeMs: number) => void;
}

/** The commands that are about the time as it is typed. */
const takesTyped: ReadonlySet<EditorCommand | undefined> = new Set([
  'next',
  'later',
  'earlier',
  'start-now',
  'end-now',
] satisfies EditorCommand[]);

/** Returns the first field below an element in which no time can be read. */
export function findNoTime(within: HTMLElement | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('[data-no-time]') ?? null;
}

/** A time that is typed. It changes when the field is left and before a key saves or moves it; Escape returns to what it was. */
export function TimeInput({ label, wrong, field, timeMs, isWrong, onChange }: TimeInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const parsed = typed === null ? timeMs : parseTypedTime(typed);
  const commit = () => {
    if (parsed === undefined) return;
    setTyped(null);
    if (parsed !== timeMs) onChange(parsed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { nativeEvent } = event;
    if (editKeyOf(nativeEvent) === 'save' || takesTyped.has(editorCommand(nativeEvent, field))) commit();
    if (event.key === 'Escape') setTyped(null);
  };
  const isNoTime = parsed === undefined;
  return (
    <Input
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      title={isNoTime ? wrong : undefined}
      data-field={field}
      data-no-time={isNoTime ? '' : undefined}
      aria-invalid={isNoTime || isWrong || undefined}
      value={typed ?? formatShortTime(timeMs)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
