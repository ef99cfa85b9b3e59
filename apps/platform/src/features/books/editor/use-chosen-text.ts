import { useEffect, useState, type RefObject } from 'react';
import { selectedText, type SelectedText } from '../../../lib/words/selected-text.ts';

/** Words that were chosen on a page, with the page that they stand on. */
export interface ChosenText extends SelectedText {
  page: string;
}

const paragraphs = 'p, li, td, th, blockquote, h2, h3, h4, pre';

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** Returns what is selected in the text of a page, or null where nothing of it is. */
function readSelection(area: Element): ChosenText | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const common = elementOf(range.commonAncestorContainer);
  const text = common?.closest('[role="textbox"]');
  const page = common?.closest('[data-page]')?.getAttribute('data-page');
  if (!common || !text || !page || !area.contains(text)) return null;
  const paragraph = common.closest(paragraphs) ?? text;
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const selected = selectedText(paragraph.textContent, start, start + range.toString().length);
  return selected && { ...selected, page };
}

/**
 * Returns the words that were chosen last in a page's text. They stay chosen while the focus is outside of the text, so that
 * the buttons for them can be reached by keys.
 */
export function useChosenText(area: RefObject<Element | null>): ChosenText | null {
  const [chosen, setChosen] = useState<ChosenText | null>(null);
  useEffect(() => {
    const onSelection = () => {
      const { current } = area;
      const selection = getSelection();
      const anchor = selection?.anchorNode ? elementOf(selection.anchorNode) : null;
      if (!current || !anchor || !current.contains(anchor)) return;
      setChosen(readSelection(current));
    };
    document.addEventListener('selectionchange', onSelection);
    return () => document.removeEventListener('selectionchange', onSelection);
  }, [area]);
  return chosen;
}
