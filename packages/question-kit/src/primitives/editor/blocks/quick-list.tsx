import { TextArea } from '@rubrica/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useKit } from '../../views/kit-context.ts';

interface QuickListProps<Line> {
  id: string;
  label: string;
  hint: ReactNode;
  /** The items of the block. */
  items: readonly Line[];
  /** What the lines of a list make. */
  read: (list: string) => Line[];
  /** How an item is written in its line. */
  write: (item: Line) => string;
  /** Receives the whole list after every key, so that it is in the draft at once. */
  onLines: (lines: Line[]) => void;
  /** The focus has left the field: what it made can be shown one by one. */
  onDone: () => void;
}

/**
 * The first items of a block written as a list, a line for each: one field instead of a press and a field for every item. The
 * text stays as it was typed: it is rewritten only when the items change in another way, by an undo.
 */
export function QuickList<Line>({ id, label, hint, items, read, write, onLines, onDone }: QuickListProps<Line>) {
  const { contentLanguage } = useKit();
  const listOf = (lines: readonly Line[]) => lines.map(write).join('\n');
  const [own, setOwn] = useState(() => ({ list: listOf(items), items }));
  const isPressed = useRef(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  let { list } = own;
  if (own.items !== items) {
    if (listOf(read(list)) !== listOf(items)) list = listOf(items);
    setOwn({ list, items });
  }

  const leave = () => {
    // The form changes its height: under a pressed pointer, the press would miss what it is on.
    if (isPressed.current) document.addEventListener('click', () => done.current(), { once: true, capture: false });
    else done.current();
  };

  return (
    <TextArea
      id={id}
      label={label}
      hint={hint}
      rows={3}
      lang={contentLanguage}
      dir="auto"
      autoComplete="off"
      value={list}
      onChange={({ target: { value } }) => {
        setOwn({ list: value, items });
        onLines(read(value));
      }}
      onBlur={leave}
    />
  );
}
