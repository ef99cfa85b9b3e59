import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Range } from '../../../primitives/text-ranges/segments.ts';
import { selectedRange, selectRange } from '../../../primitives/text-ranges/text-offsets.ts';
import { cursorOf, cursorRange, moveCursor, type WordCursor, type WordMove } from './word-cursor.ts';
import { caretPlace, renderedWords, type CaretPlace } from './word-places.ts';
import { wordRanges } from '../../../primitives/text-ranges/word-steps.ts';
import { useCommitted } from '../../../primitives/views/use-committed.ts';

export interface TextSelection {
  /** Holds the text, and nothing else as text. */
  essay: RefObject<HTMLDivElement | null>;
  /** The selected range, by pointer or keyboard. */
  range: Range | null;
  /** The announcement of the last selection by keyboard, for screen readers. */
  spoken: string;
  /** The position of the keyboard caret; undefined while the pointer is used or the focus is elsewhere. */
  caret: CaretPlace | undefined;
  /** The props of the element that contains the text. */
  keys: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus: () => void;
    onBlur: () => void;
    onPointerDown: () => void;
  };
}

const begin: WordCursor = { anchor: 0, focus: 0 };

/**
 * Selecting words of a text: by pointer as usual, and by keyboard with a caret that moves by word and
 * by line. Shift extends the selection, Escape clears it.
 */
export function useTextSelection(text: string, lang: string): TextSelection {
  const essay = useRef<HTMLDivElement>(null);
  const [range, setRange] = useState<Range | null>(null);
  const [spoken, setSpoken] = useState('');
  const [cursor, setCursor] = useState(begin);
  const [byKey, setByKey] = useState(false);
  const [caret, setCaret] = useState<CaretPlace>();
  const stepped = useRef(false);
  const words = useMemo(() => wordRanges(text, lang), [text, lang]);

  useEffect(() => {
    const follow = () => setRange(selectedRange(essay.current));
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, []);

  useCommitted(() => {
    const { current: node } = essay;
    const word = words[cursor.focus];
    if (!node || !byKey || !word) return;
    const place = () => setCaret(caretPlace(node, word, cursor, range !== null));
    place();
    const observer = new ResizeObserver(place);
    observer.observe(node);
    return () => {
      observer.disconnect();
      setCaret(undefined);
    };
  }, [words, cursor, byKey, range]);

  const take = (node: HTMLElement, next: WordCursor) => {
    const selected = cursorRange(words, next);
    if (!selected) return;
    setCursor(next);
    setByKey(true);
    selectRange(node, selected);
    setSpoken(text.slice(selected.start, selected.end));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { current: node } = essay;
    if (!node || words.length === 0) return;
    const selected = selectedRange(node);
    if (event.key === 'Escape' && selected) {
      event.stopPropagation();
      getSelection()?.removeAllRanges();
      setSpoken('');
      return;
    }
    const move = moveOf(event, getComputedStyle(node).direction === 'rtl');
    if (!move) return;
    event.preventDefault();
    if (move === 'all') return take(node, { anchor: 0, focus: words.length - 1 });
    const own = cursorRange(words, cursor);
    const isOwn = selected && own && selected.start === own.start && selected.end === own.end;
    const from = selected && !isOwn ? (cursorOf(words, selected) ?? cursor) : cursor;
    // Nothing is selected yet: the first step selects the word at the caret.
    const isFirst = !selected && !stepped.current;
    stepped.current = true;
    take(node, isFirst ? from : moveCursor(renderedWords(node, words), from, move, event.shiftKey));
  };
  return {
    essay,
    range,
    spoken,
    caret,
    keys: {
      onKeyDown,
      onFocus: () => setByKey(essay.current?.matches(':focus-visible') === true),
      onBlur: () => setByKey(false),
      onPointerDown: () => setByKey(false),
    },
  };
}

/** The move that a key stands for; in a right-to-left text the arrow keys are mirrored. */
function moveOf(event: KeyboardEvent<HTMLElement>, isRtl: boolean): WordMove | 'all' | undefined {
  const isControl = event.ctrlKey || event.metaKey;
  if (event.altKey) return undefined;
  switch (event.key) {
    case 'ArrowRight':
      return isRtl ? 'previous' : 'next';
    case 'ArrowLeft':
      return isRtl ? 'next' : 'previous';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'Home':
      return isControl ? 'first' : 'lineStart';
    case 'End':
      return isControl ? 'last' : 'lineEnd';
    default:
      return isControl && (event.key === 'a' || event.code === 'KeyA') ? 'all' : undefined;
  }
}
