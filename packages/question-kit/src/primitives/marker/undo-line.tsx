import { QuietButton } from '@rubrica/ui';
import { useEffect, useRef } from 'react';
import type { MarkerMessages } from '../messages/marker-en.ts';

interface UndoLineProps {
  /** What has happened. */
  said: string;
  onUndo: () => void;
  messages: MarkerMessages;
}

/** Something is gone, and can be brought back. Takes the focus, which what was removed had. */
export function UndoLine({ said, onUndo, messages }: UndoLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="rb-undo">
      <span role="status">{said}</span>
      <QuietButton ref={button} tone="accent" onClick={onUndo}>
        {messages.undo}
      </QuietButton>
    </p>
  );
}
