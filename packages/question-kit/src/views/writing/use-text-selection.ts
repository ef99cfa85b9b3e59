import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Range } from './segments.ts';
import { selectedRange, selectRange } from './text-offsets.ts';
import { stepWords, wordRanges } from './word-steps.ts';

export interface TextSelection {
  /** Holds the text, and nothing else as text. */
  essay: RefObject<HTMLDivElement | null>;
  /** What is selected in it, by pointer or keyboard. */
  range: Range | null;
  /** What the last step of the keyboard has selected, for a screen reader. */
  spoken: string;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** A text from which words are selected: by the pointer as ever, and by arrow keys word by word, Shift for more. */
export function useTextSelection(text: string, lang: string): TextSelection {
  const essay = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range | null>(null);
  const [spoken, setSpoken] = useState('');
  const words = useMemo(() => wordRanges(text, lang), [text, lang]);

  useEffect(() => {
    const follow = () => setRange(selectedRange(essay.current));
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
    if (!isArrow || event.altKey || event.metaKey || !essay.current) return;
    event.preventDefault();
    const forward = getComputedStyle(essay.current).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const next = stepWords(words, selectedRange(essay.current), event.key === forward ? 1 : -1, event.shiftKey);
    if (!next) return;
    selectRange(essay.current, next);
    setSpoken(text.slice(next.start, next.end));
  };

  return { essay, range, spoken, onKeyDown };
}
