import { TextArea } from '@rubrica/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useKit } from '../../views/kit-context.ts';

interface QuickListProps {
  id: string;
  label: string;
  hint: ReactNode;
  /** Receives the whole list after every key, so that it is in the draft at once. */
  onList: (list: string) => void;
  /** The focus has left the field: what it made can be shown one by one. */
  onDone: () => void;
}

/** The first items of a block written as a list, a line for each: one field instead of a press and a field for every item. */
export function QuickList({ id, label, hint, onList, onDone }: QuickListProps) {
  const { contentLanguage } = useKit();
  const [list, setList] = useState('');
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
        setList(value);
        onList(value);
      }}
      onBlur={leave}
    />
  );
}
