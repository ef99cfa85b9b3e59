import { useEffect, useState } from 'react';
import { isTyping, letterOf } from '../keyboard/letter-of.ts';
import { LookUpButton } from './look-up-button.tsx';
import { selectionIn, useSelectedText, type PageSelection } from './use-selected-text.ts';
import { WordModal } from './word-modal.tsx';

export interface SelectionToolProps {
  /** The element whose text can be looked up. */
  area: Element;
  source: string;
}

/** The button beside a selection, the D key, and the modal that either of them opens. */
export function SelectionTool({ area, source }: SelectionToolProps) {
  const selected = useSelectedText(area);
  const [opened, setOpened] = useState<PageSelection | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (letterOf(event) !== 'd' || event.repeat || isTyping(event.target)) return;
      const selection = selectionIn(area);
      if (!selection) return;
      // A question may have a use of its own for the key; while something is selected, it is about the selection.
      event.preventDefault();
      event.stopPropagation();
      setOpened(selection);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [area]);

  const close = () => {
    setOpened(null);
    // The reader goes on where they were.
    if (opened?.range.startContainer.isConnected) {
      getSelection()?.removeAllRanges();
      getSelection()?.addRange(opened.range);
    }
  };

  return (
    <>
      {selected && !opened && <LookUpButton range={selected.range} onPress={() => setOpened(selected)} />}
      {opened && <WordModal selected={opened} source={source} onClose={close} />}
    </>
  );
}
