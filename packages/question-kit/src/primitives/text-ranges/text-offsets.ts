import type { Range } from './segments.ts';

/** Returns the number of characters of an element's text before a point in it. */
function offsetOf(root: Node, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(root);
  before.setEnd(node, offset);
  return before.toString().length;
}

/**
 * Returns the point at an offset of an element's text. Between two text nodes, it is in the second for the start of a range
 * and in the first for its end.
 */
function pointAt(root: Node, offset: number, isStart: boolean): { node: Node; offset: number } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let remaining = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (isStart ? remaining < length : remaining <= length) return { node, offset: remaining };
    remaining -= length;
  }
  return { node: root, offset: root.childNodes.length };
}

/** Returns the selection as a range of an element's text, without surrounding white space; null if there is none. */
export function selectedRange(root: Node | null): Range | null {
  const selection = getSelection();
  if (!root || !selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return null;
  const start = offsetOf(root, range.startContainer, range.startOffset);
  const text = range.toString();
  const leadingSpaces = text.length - text.trimStart().length;
  const trimmed = text.trim();
  return trimmed === '' ? null : { start: start + leadingSpaces, end: start + leadingSpaces + trimmed.length };
}

/** Returns the DOM range of a range of an element's text. */
export function rangeIn(root: HTMLElement, { start, end }: Range): globalThis.Range {
  const from = pointAt(root, start, true);
  const to = pointAt(root, end, false);
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  return range;
}

/** Selects a range of an element's text and scrolls its end into view. */
export function selectRange(root: HTMLElement, range: Range): void {
  const start = pointAt(root, range.start, true);
  const end = pointAt(root, range.end, false);
  getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
  end.node.parentElement?.scrollIntoView({ block: 'nearest' });
}
