import { useEffect, useRef } from 'react';
import type { CaretPlace } from './word-places.ts';

/** The keyboard caret in a read-only text. Each position is a new element, which scrolls into view. */
export function TextCaret({ place }: { place: CaretPlace }) {
  const caret = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    caret.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <span
      ref={caret}
      className="rb-caret"
      aria-hidden="true"
      // Measured from the left, whatever the reader's language.
      dir="ltr"
      style={{ insetInlineStart: place.left, insetBlockStart: place.top, blockSize: place.height }}
    />
  );
}
