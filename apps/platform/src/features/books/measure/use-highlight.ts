import { useEffect, type RefObject } from 'react';
import { aboveLevelHighlight } from './highlight.ts';
import { comparedWord } from './text-measures.ts';

const wordPattern = /[\p{L}\p{M}'’]+/gu;

/** Returns the ranges of words in the texts of an element, as they are rendered. */
export function rangesOf(area: Element, isMeant: (word: string) => boolean): Range[] {
  const ranges: Range[] = [];
  for (const field of area.querySelectorAll('[role="textbox"]')) {
    const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.textContent ?? '').matchAll(wordPattern)) {
        if (!isMeant(comparedWord(match[0]))) continue;
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        ranges.push(range);
      }
    }
  }
  return ranges;
}

/**
 * Marks words in the texts of an element without touching them: a highlight of the browser, so that an editor goes on undisturbed.
 * Browsers without highlights show the list of words alone.
 */
export function useHighlight(area: RefObject<Element | null>, words: ReadonlySet<string>): void {
  // After every render: what is typed makes new text nodes.
  useEffect(() => {
    if (!('highlights' in CSS)) return undefined;
    // After the editors have rendered what was typed.
    const frame = requestAnimationFrame(() => {
      const { current } = area;
      if (!current || words.size === 0) CSS.highlights.delete(aboveLevelHighlight);
      else CSS.highlights.set(aboveLevelHighlight, new Highlight(...rangesOf(current, (word) => words.has(word))));
    });
    return () => cancelAnimationFrame(frame);
  });
  useEffect(() => () => void ('highlights' in CSS && CSS.highlights.delete(aboveLevelHighlight)), []);
}
