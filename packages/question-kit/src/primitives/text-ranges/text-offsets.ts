import type { Range } from './segments.ts';

/** How many characters of an element's text stand before a point in it. */
function offsetOf(within: Node, node: Node, offset: number): number {
  const before = document.createRange();
  before.selectNodeContents(within);
  before.setEnd(node, offset);
  return before.toString().length;
}

/**
 * The point in an element's text that so many characters stand before. Between two pieces of text it is in the second where
 * something begins there, in the first where something ends.
 */
function pointAt(within: Node, offset: number, begins: boolean): { node: Node; offset: number } {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.nodeValue?.length ?? 0;
    if (begins ? left < length : left <= length) return { node, offset: left };
    left -= length;
  }
  return { node: within, offset: within.childNodes.length };
}

/** The reader's selection as a range of an element's text, without white space at its ends; null where there is none. */
export function selectedRange(within: Node | null): Range | null {
  const selection = getSelection();
  if (!within || !selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  if (!within.contains(range.startContainer) || !within.contains(range.endContainer)) return null;
  const start = offsetOf(within, range.startContainer, range.startOffset);
  const text = range.toString();
  const lead = text.length - text.trimStart().length;
  const core = text.trim();
  return core === '' ? null : { start: start + lead, end: start + lead + core.length };
}

/** A range of an element's text, as the browser knows one. */
export function rangeIn(within: HTMLElement, { start, end }: Range): globalThis.Range {
  const from = pointAt(within, start, true);
  const to = pointAt(within, end, false);
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  return range;
}

/** Selects a range of an element's text for the reader, and brings its end into view. */
export function selectRange(within: HTMLElement, range: Range): void {
  const start = pointAt(within, range.start, true);
  const end = pointAt(within, range.end, false);
  getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
  end.node.parentElement?.scrollIntoView({ block: 'nearest' });
}
