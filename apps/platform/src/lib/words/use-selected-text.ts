import { useSyncExternalStore } from 'react';
import { selectedText, type SelectedText } from './selected-text.ts';

/** A selection on the page, with its range. */
export interface PageSelection extends SelectedText {
  range: Range;
}

/** Elements that hold a paragraph of their own. */
const paragraphs = 'p, li, td, th, dd, dt, blockquote, figcaption, label, h1, h2, h3, h4, h5, h6, pre, div, section';

/** Where a selection is typed text, it is about editing. */
const typed = 'input, textarea, [contenteditable="true"]';

function elementOf(node: Node): Element | null {
  return node instanceof Element ? node : node.parentElement;
}

/** Returns the current selection, if all of it lies in an element and can be looked up. */
export function selectionIn(area: Element): PageSelection | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const common = elementOf(range.commonAncestorContainer);
  if (!common || !area.contains(common) || common.closest(typed)) return null;
  const paragraph = common.closest(paragraphs) ?? common;
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  const selected = selectedText(paragraph.textContent, start, start + range.toString().length);
  return selected && { ...selected, range };
}

/** Returns the selection in an element while there is one. */
export function useSelectedText(area: Element): PageSelection | null {
  // Each selection is read once: what `useSyncExternalStore` gets has to stay the same until the next event.
  const store = storeOf(area);
  return useSyncExternalStore(store.subscribe, store.read);
}

const stores = new WeakMap<Element, ReturnType<typeof createStore>>();

function storeOf(area: Element) {
  const store = stores.get(area) ?? createStore(area);
  stores.set(area, store);
  return store;
}

function createStore(area: Element) {
  let current = selectionIn(area);
  return {
    read: () => current,
    subscribe: (onChange: () => void) => {
      const update = () => {
        current = selectionIn(area);
        onChange();
      };
      update();
      document.addEventListener('selectionchange', update);
      return () => document.removeEventListener('selectionchange', update);
    },
  };
}
