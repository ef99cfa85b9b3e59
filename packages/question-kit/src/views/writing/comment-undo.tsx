import { QuietButton } from '@rubrica/ui';
import { useEffect, useRef } from 'react';
import type { MarkerWords } from '../messages/marker-en.ts';

/** A comment is gone, and can be brought back. Takes the focus, which the removed comment had. */
export function CommentUndo({ onUndo, words }: { onUndo: () => void; words: MarkerWords }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className="rb-undo">
      <span role="status">{words.commentRemoved}</span>
      <QuietButton ref={button} tone="accent" onClick={onUndo}>
        {words.undo}
      </QuietButton>
    </p>
  );
}
