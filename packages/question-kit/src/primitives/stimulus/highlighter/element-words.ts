import type { Range } from '../../text-ranges/segments.ts';
import { wordRanges } from '../../text-ranges/word-steps.ts';

/** Where the words of an element's text begin and end; a word never reaches from one paragraph into the next. */
export function elementWords(within: HTMLElement, lang: string): Range[] {
  const words: Range[] = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? '';
    for (const { start, end } of wordRanges(text, lang)) words.push({ start: before + start, end: before + end });
    before += text.length;
  }
  return words;
}
