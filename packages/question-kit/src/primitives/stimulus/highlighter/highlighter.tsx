import { Kbd } from '@rubrica/ui';
import { Eraser, Highlighter as HighlighterIcon } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../../messages/messages.ts';
import type { Range } from '../../text-ranges/segments.ts';
import { useHighlights } from './use-highlights.ts';
import { useSelection } from './use-selection.ts';
import { highlighterMessages } from './messages.ts';

export interface HighlighterProps {
  /** The focusable element that contains the text. */
  text: HTMLElement;
  /** The storage key on this device; undefined: not stored. */
  name: string | undefined;
  lang: string;
}

/** Highlights the selected words, or removes their highlight, with a button or the H key. */
export function Highlighter({ text, name, lang }: HighlighterProps) {
  const messages = useMessages(highlighterMessages);
  const highlights = useHighlights(text, name);
  const [lastAction, setLastAction] = useState('');
  const toggle = (range: Range) => {
    setLastAction(highlights.has(range) ? messages.highlightRemoved : messages.highlightAdded);
    highlights.toggle(range);
  };
  const { range, spoken } = useSelection(text, lang, toggle);
  const isHighlighted = range !== null && highlights.has(range);
  const status = range === null || spoken === '' ? lastAction : messages.highlightSelected(spoken);

  return (
    <>
      <button
        type="button"
        className="rb-tool"
        disabled={range === null}
        // The press must not clear the selection.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          if (range === null) return;
          toggle(range);
          getSelection()?.removeAllRanges();
          text.focus({ preventScroll: true });
        }}
      >
        <HighlighterIcon aria-hidden="true" />
        {isHighlighted ? messages.highlightRemove : messages.highlight}
        <Kbd>H</Kbd>
      </button>
      {highlights.hasHighlights && (
        <button
          type="button"
          className="rb-tool"
          onClick={() => {
            highlights.clear();
            setLastAction(messages.highlightRemoved);
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
        {status}
      </span>
    </>
  );
}
