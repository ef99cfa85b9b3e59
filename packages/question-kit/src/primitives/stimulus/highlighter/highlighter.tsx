import { Kbd } from '@rubrica/ui';
import { Eraser, Highlighter as Pen } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import type { Range } from '../../text-ranges/segments.ts';
import { useHighlights } from './use-highlights.ts';
import { useSelection } from './use-selection.ts';
import { highlighterMessages } from './messages.ts';

export interface HighlighterProps {
  /** Holds the text, and takes the focus. */
  text: HTMLElement;
  /** Under which it is kept on this device; undefined: for this page only. */
  name: string | undefined;
  lang: string;
}

/** A pen for the reader: select words, press the button or H. What is highlighted already loses it the same way. */
export function Highlighter({ text, name, lang }: HighlighterProps) {
  const messages = useMessages(highlighterMessages);
  const highlights = useHighlights(text, name);
  const [done, setDone] = useState('');
  const toggle = (range: Range) => {
    setDone(highlights.has(range) ? messages.highlightRemoved : messages.highlightAdded);
    highlights.toggle(range);
  };
  const { range, spoken } = useSelection(text, lang, toggle);
  const taken = range !== null && highlights.has(range);
  const said = range === null || spoken === '' ? done : messages.highlightSelected(spoken);

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
        {taken ? messages.highlightRemove : messages.highlight}
        <Kbd>H</Kbd>
      </button>
      {highlights.any && (
        <button
          type="button"
          className="rb-tool"
          onClick={() => {
            highlights.clear();
            setDone(messages.highlightRemoved);
            text.focus({ preventScroll: true });
          }}
        >
          <Eraser aria-hidden="true" />
          {messages.highlightClear}
        </button>
      )}
      <span className="rb-hint">{messages.highlightHint}</span>
      <span className="rb-sr">{messages.highlightKeys}</span>
      <span className="rb-sr" role="status">
        {said}
      </span>
    </>
  );
}
