import type { HighlightColour, PdfNote } from '@rubrica/api-client/contract';
import { IconButton, token } from '@rubrica/ui';
import { MessageSquarePlus } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../../lib/i18n.ts';
import { ar, en } from '../messages.ts';
import { readSelection, type SelectedText } from './selected-text.ts';
import type { Notes } from './use-notes.ts';
import { colours, swatch } from './colours.ts';

const Bar = styled.div`
  position: fixed;
  z-index: ${token.layer.sticky};
  display: flex;
  align-items: center;
  gap: 2px;
  padding: 2px;
  border-radius: ${token.radius.control};
  background: ${token.color.float};
  box-shadow: ${token.shadow.float};
  & button > span {
    ${swatch}
  }
`;

/** Room for the bar above the selection. Below it is the button of the dictionary. */
const barHeight = 56;
const barWidth = 240;

/** Follows what is selected in the pages, once the pointer or the key is let go. */
function useSelectedText(pane: RefObject<HTMLElement | null>): [SelectedText | null, () => void] {
  const [selected, setSelected] = useState<SelectedText | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isPressed = false;
    const read = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!isPressed && pane.current) setSelected(readSelection(pane.current));
      }, 100);
    };
    const press = () => {
      isPressed = true;
    };
    const letGo = () => {
      isPressed = false;
      read();
    };
    const hide = () => setSelected(null);
    const scroller = pane.current;
    document.addEventListener('selectionchange', read);
    document.addEventListener('pointerdown', press);
    document.addEventListener('pointerup', letGo);
    document.addEventListener('pointercancel', letGo);
    scroller?.addEventListener('scroll', hide);
    scroller?.addEventListener('scrollend', read);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', read);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('pointerup', letGo);
      document.removeEventListener('pointercancel', letGo);
      scroller?.removeEventListener('scroll', hide);
      scroller?.removeEventListener('scrollend', read);
    };
  }, [pane]);
  return [selected, () => setSelected(null)];
}

interface SelectionBarProps {
  pane: RefObject<HTMLElement | null>;
  notes: Notes;
  /** Told of a new highlight that is to get a note. */
  onAnnotate: (note: PdfNote) => void;
}

/** A toast has said what failed. */
const ignore = () => {};

/** What can be done with selected text: highlight it in a colour, or with a note. */
export function SelectionBar({ pane, notes, onAnnotate }: SelectionBarProps) {
  const messages = useMessages({ en, ar });
  const [selected, hide] = useSelectedText(pane);
  if (!selected) return null;
  const { box, parts } = selected;

  const highlight = async (colour: HighlightColour) => {
    hide();
    document.getSelection()?.removeAllRanges();
    const made = await Promise.all(parts.map((part) => notes.create.mutateAsync({ ...part, colour })));
    return made[0];
  };
  const isBelow = box.top - barHeight < 48;
  return (
    <Bar
      role="toolbar"
      aria-label={messages.selection}
      style={{
        top: isBelow ? Math.min(box.bottom + barHeight + 8, window.innerHeight - barHeight) : box.top - barHeight,
        left: Math.max(8, Math.min(box.left + (box.width - barWidth) / 2, window.innerWidth - barWidth - 8)),
      }}
      // The selection stays while a button is pressed.
      onPointerDown={(event) => event.preventDefault()}
    >
      {colours.map((colour) => (
        <IconButton
          key={colour}
          label={messages.highlightIn(messages.colours[colour])}
          icon={<span data-colour={colour} />}
          onClick={() => void highlight(colour).catch(ignore)}
        />
      ))}
      <IconButton
        label={messages.withNote}
        icon={<MessageSquarePlus aria-hidden="true" />}
        onClick={() => void highlight('yellow').then((note) => note && onAnnotate(note), ignore)}
      />
    </Bar>
  );
}
