import { useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react';
import type { AnswerWords } from '../../views/messages/answer-en.ts';
import { exchange, put, usedIn, type Held } from './box-moves.ts';

interface WordBoxOptions {
  box: readonly string[];
  values: readonly string[];
  onGaps: (values: string[]) => void;
  readOnly: boolean;
  words: AnswerWords;
}

export interface WordBox {
  surface: RefObject<HTMLDivElement | null>;
  held: Held;
  used: (number | null)[];
  /** What a screen reader is told of the last step. */
  said: string;
  /** Presses on words and gaps; by keyboard the focus crosses over to where the other half of the step waits. */
  pressWord: (event: MouseEvent<HTMLButtonElement>) => void;
  pressGap: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Lets go of what is held; the focus returns to it. */
  escape: (event: KeyboardEvent) => void;
  place: (word: number, gap: number) => void;
  move: (from: number, to: number) => void;
  takeOut: (gap: number) => void;
}

/** A press made with Enter or Space, which browsers report as a click without a pointer. */
const byKeyboard = (event: MouseEvent) => event.detail === 0;

/** Words go into gaps in two steps, in either order: pick one, then press the other. */
export function useWordBox({ box, values, onGaps, readOnly, words }: WordBoxOptions): WordBox {
  const surface = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Held>(null);
  const [said, setSaid] = useState('');
  const used = usedIn(box, values);

  const focus = (selector: string) => surface.current?.querySelector<HTMLElement>(selector)?.focus();
  const step = (next: Held, said_: string) => {
    setHeld(next);
    setSaid(said_);
  };
  const place = (word: number, gap: number) => {
    const text = box[word] ?? '';
    onGaps(put(values, gap, text));
    step(null, words.wordPlaced(text, gap + 1));
  };
  const takeOut = (gap: number) => {
    const text = values[gap] ?? '';
    onGaps(put(values, gap, ''));
    step(null, words.wordReturned(text));
  };

  return {
    surface,
    held,
    used,
    said,
    place,
    takeOut,
    move: (from, to) => {
      onGaps(exchange(values, from, to));
      step(null, words.wordPlaced(values[from] ?? '', to + 1));
    },
    escape: (event) => {
      if (!held) return;
      event.stopPropagation();
      step(null, words.letGo);
      focus(held.kind === 'word' ? `[data-word="${held.word}"]` : `[data-gap="${held.gap}"]`);
    },
    pressWord: (event) => {
      const word = Number(event.currentTarget.dataset['word']);
      if (readOnly || used[word] !== null) return;
      if (held?.kind === 'gap') {
        place(word, held.gap);
        if (byKeyboard(event)) focus(`[data-gap="${held.gap}"]`);
      } else if (held?.word === word) step(null, words.letGo);
      else {
        step({ kind: 'word', word }, words.wordHeld(box[word] ?? ''));
        const empty = values.indexOf('');
        if (byKeyboard(event)) focus(`[data-gap="${Math.max(empty, 0)}"]`);
      }
    },
    pressGap: (event) => {
      const gap = Number(event.currentTarget.dataset['gap']);
      if (readOnly) return;
      if (held?.kind === 'word') place(held.word, gap);
      else if (values[gap] !== '') takeOut(gap);
      else if (held?.gap === gap) step(null, words.letGo);
      else {
        step({ kind: 'gap', gap }, words.gapWaits(gap + 1));
        if (byKeyboard(event)) focus('[data-word]:not([aria-disabled])');
      }
    },
  };
}
