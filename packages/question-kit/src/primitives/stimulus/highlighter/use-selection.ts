import { useEffect, useState } from 'react';
import type { Range } from '../../text-ranges/segments.ts';
import { selectedRange, selectRange } from '../../text-ranges/text-offsets.ts';
import { stepWords } from '../../text-ranges/word-steps.ts';
import { elementWords } from './element-words.ts';

/** Returns the direction of the selected words, or of the first ones: an English text may be on an Arabic page. */
function directionIn(text: HTMLElement): string {
  const selected = getSelection()?.anchorNode?.parentElement ?? null;
  const words = text.contains(selected) ? selected : text.firstElementChild;
  return getComputedStyle(words ?? text).direction;
}

/** Returns the selection in an element, made by pointer or keyboard. `onHighlightKey` is called when H is pressed. */
export function useSelection(text: HTMLElement, lang: string, onHighlightKey: (range: Range) => void) {
  const [range, setRange] = useState<Range | null>(null);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const updateRange = () => setRange(selectedRange(text));
    document.addEventListener('selectionchange', updateRange);
    return () => document.removeEventListener('selectionchange', updateRange);
  }, [text]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey || event.ctrlKey || event.target !== text) return;
      const selected = selectedRange(text);
      // Also by its position on the keyboard: an Arabic layout produces another letter.
      if (event.code === 'KeyH' || event.key.toLowerCase() === 'h') {
        event.preventDefault();
        if (selected) onHighlightKey(selected);
      }
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      const forward = directionIn(text) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      const next = stepWords(elementWords(text, lang), selected, event.key === forward ? 1 : -1, event.shiftKey);
      if (!next) return;
      selectRange(text, next);
      setSpoken(text.textContent.slice(next.start, next.end));
    };
    text.addEventListener('keydown', onKeyDown);
    return () => text.removeEventListener('keydown', onKeyDown);
  }, [text, lang, onHighlightKey]);

  return { range, spoken };
}
