import { useId, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { itemPath } from '../../draft/paths.ts';
import { useEditor } from '../state/editor-api.ts';

/** The explanation of an item in its line: a button that shows a field below the line. */
export interface Why {
  index: number;
  itemIndex: number;
  /** What the item is called. */
  name: string;
  html: string | undefined;
  fieldId: string;
  sectionId: string;
  isOpen: boolean;
  /** Shows the field and moves the focus into it, or hides it. */
  toggle: () => void;
  /** Hides the field and moves the focus to its button. */
  close: () => void;
  /** Shift and Enter anywhere in the item's line, for the line's element. */
  onKeyDownCapture: (event: KeyboardEvent) => void;
}

/** Returns the explanation of an item, for `WhyButton` and `WhyField`. */
export function useWhy(index: number, itemIndex: number, name: string, html: string | undefined): Why {
  const { fieldId, goTo } = useEditor();
  const [isOpen, setIsOpen] = useState(false);
  const sectionId = useId();
  const path = itemPath(index, itemIndex, 'why');
  const show = (open: boolean) => {
    flushSync(() => setIsOpen(open));
    goTo(path);
  };
  return {
    index,
    itemIndex,
    name,
    html,
    fieldId: fieldId(path),
    sectionId,
    isOpen,
    toggle: () => (isOpen ? setIsOpen(false) : show(true)),
    close: () => show(false),
    onKeyDownCapture: (event) => {
      if (event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing) return;
      if (event.target instanceof Element && event.target.closest('[data-part="why"]')) return;
      event.preventDefault();
      event.stopPropagation();
      show(true);
    },
  };
}
