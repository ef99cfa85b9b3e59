import { undivided } from '../../../../lib/words/selected-text.ts';
import { joinLines, type Rectangle, toRectangle } from '../layout/rectangles.ts';

/** What is selected on one page. */
export interface SelectedPart {
  page: number;
  quote: string;
  rectangles: Rectangle[];
}

/** A selection in the pages of a document, and where on the screen it is. */
export interface SelectedText {
  parts: readonly SelectedPart[];
  box: DOMRect;
}

/** Parts of a selection on one page at most: what the server takes. */
const maxRectangles = 300;

/** Returns what is selected in the pages inside an element; null if nothing is. */
export function readSelection(within: HTMLElement): SelectedText | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!within.contains(range.commonAncestorContainer)) return null;
  const parts = [...within.querySelectorAll<HTMLElement>('[data-page]')].flatMap((page) => partOn(page, range) ?? []);
  return parts.length > 0 ? { parts, box: range.getBoundingClientRect() } : null;
}

function partOn(page: HTMLElement, selection: Range): SelectedPart | null {
  const text = page.querySelector('[data-part="text"]');
  if (!text || !selection.intersectsNode(text)) return null;
  const part = document.createRange();
  part.selectNodeContents(text);
  if (part.compareBoundaryPoints(Range.START_TO_START, selection) < 0) {
    part.setStart(selection.startContainer, selection.startOffset);
  }
  if (part.compareBoundaryPoints(Range.END_TO_END, selection) > 0) {
    part.setEnd(selection.endContainer, selection.endOffset);
  }
  const box = page.getBoundingClientRect();
  const rotation = Number(page.dataset['rotation'] ?? 0);
  const rectangles = joinLines(boxesOf(part).map((each) => toRectangle(each, box, rotation)));
  const quote = undivided(part.toString()).replaceAll(/\s+/gu, ' ').trim().slice(0, 5000);
  if (quote === '' || rectangles.length === 0) return null;
  return { page: Number(page.dataset['page']), quote, rectangles: rectangles.slice(0, maxRectangles) };
}

/** The boxes of the text in a range. Those of the elements around it would be as large as the page. */
function boxesOf(range: Range): DOMRect[] {
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT);
  const boxes: DOMRect[] = [];
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (!(node instanceof Text) || !range.intersectsNode(node)) continue;
    const own = document.createRange();
    own.setStart(node, node === range.startContainer ? range.startOffset : 0);
    own.setEnd(node, node === range.endContainer ? range.endOffset : node.length);
    if (!own.collapsed) boxes.push(...own.getClientRects());
  }
  return boxes;
}
