import { QuietButton } from '@rubrica/ui';
import { useEffect, useRef } from 'react';
import type { MarkerWords } from '../messages/marker-en.ts';

interface UndoLineProps {
  /** What has happened. */
  said: string;
  onUndo: () => void;
  words: MarkerWords;
}

/** Something is gone, and can be brought back. Takes the focus, which what was removed had. */
export function UndoLine({ said, onUndo, words }: UndoLineProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="rb-undo">
      <span role="status">{said}</span>
      <QuietButton ref={button} tone="accent" onClick={onUndo}>
        {words.undo}
      </QuietButton>
    </p>
  );
}
