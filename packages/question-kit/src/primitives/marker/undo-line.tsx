import { QuietButton } from '@rubrica/ui';
import { useEffect, useRef } from 'react';
import type { MarkerMessages } from '../messages/marker.ts';

interface UndoLineProps {
  /** What was removed. */
  message: string;
  onUndo: () => void;
  messages: MarkerMessages;
}

/** A message about a removal with an undo button. It receives the focus, because the removed element had it. */
export function UndoLine({ message, onUndo, messages }: UndoLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <p className="rb-undo">
      <span role="status">{message}</span>
      <QuietButton ref={button} tone="accent" onClick={onUndo}>
        {messages.undo}
      </QuietButton>
    </p>
  );
}
