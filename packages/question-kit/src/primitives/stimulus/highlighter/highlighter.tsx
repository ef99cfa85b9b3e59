import { Kbd } from '@rubrica/ui';
import { Eraser, Highlighter as Pen } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../messages/words.ts';
import type { Range } from '../../text-ranges/segments.ts';
import { useHighlights } from './use-highlights.ts';
import { useSelection } from './use-selection.ts';
import { highlighterWords } from './words.ts';

export interface HighlighterProps {
  /** Holds the text, and takes the focus. */
  text: HTMLElement;
  /** Under which it is kept on this device; undefined: for this page only. */
  name: string | undefined;
  lang: string;
}

/** A pen for the reader: select words, press the button or H. What is highlighted already loses it the same way. */
export function Highlighter({ text, name, lang }: HighlighterProps) {
  const words = useWords(highlighterWords);
  const highlights = useHighlights(text, name);
  const [done, setDone] = useState('');
  const toggle = (range: Range) => {
    setDone(highlights.has(range) ? words.highlightRemoved : words.highlightAdded);
    highlights.toggle(range);
  };
  const { range, spoken } = useSelection(text, lang, toggle);
  const taken = range !== null && highlights.has(range);
  const said = range === null || spoken === '' ? done : words.highlightSelected(spoken);

  return (
    <>
      <button
        type="button"
        className="rb-tool"
        disabled={range === null}
        // The press must not take the selection away that it is about.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          if (range === null) return;
          toggle(range);
          getSelection()?.removeAllRanges();
          text.focus({ preventScroll: true });
        }}
      >
        <Pen aria-hidden="true" />
        {taken ? words.highlightRemove : words.highlight}
        <Kbd>H</Kbd>
      </button>
      {highlights.any && (
        <button
          type="button"
          className="rb-tool"
          onClick={() => {
            highlights.clear();
            setDone(words.highlightRemoved);
            text.focus({ preventScroll: true });
          }}
        >
          <Eraser aria-hidden="true" />
          {words.highlightClear}
        </button>
      )}
      <span className="rb-hint">{words.highlightHint}</span>
      <span className="rb-sr">{words.highlightKeys}</span>
      <span className="rb-sr" role="status">
        {said}
      </span>
    </>
  );
}
