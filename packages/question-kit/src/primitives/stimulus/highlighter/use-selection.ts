import { useEffect, useState } from 'react';
import type { Range } from '../../text-ranges/segments.ts';
import { selectedRange, selectRange } from '../../text-ranges/text-offsets.ts';
import { stepWords } from '../../text-ranges/word-steps.ts';
import { elementWords } from './element-words.ts';

/** The direction of the words that are selected, or that come first: an English text may stand on an Arabic page. */
function directionIn(text: HTMLElement): string {
  const selected = getSelection()?.anchorNode?.parentElement ?? null;
  const words = text.contains(selected) ? selected : text.firstElementChild;
  return getComputedStyle(words ?? text).direction;
}

/** What is selected in an element, by pointer or by the keyboard. `onH` hears the key that highlights it. */
export function useSelection(text: HTMLElement, lang: string, onH: (range: Range) => void) {
  const [range, setRange] = useState<Range | null>(null);
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const follow = () => setRange(selectedRange(text));
    document.addEventListener('selectionchange', follow);
    return () => document.removeEventListener('selectionchange', follow);
  }, [text]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey || event.ctrlKey || event.target !== text) return;
      const selected = selectedRange(text);
      // By its place on the keyboard as well: on an Arabic one the key gives another letter.
      if (event.code === 'KeyH' || event.key.toLowerCase() === 'h') {
        event.preventDefault();
        if (selected) onH(selected);
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
  }, [text, lang, onH]);

  return { range, spoken };
}
