import { sentencesOf } from './sentences.ts';
import { spokenLanguage } from './spoken-language.ts';
import { placesOf } from './text-places.ts';

/** A sentence on the page. */
export interface SpokenPart {
  text: string;
  language: 'en' | 'ar';
  range: Range;
}

/** Elements whose text is spoken on its own: no sentence goes on from one into the next. */
const blocks = 'p, h1, h2, h3, h4, li, td, th, blockquote, pre, div, section, article';

/** Returns what is spoken of elements, in their order: every sentence with where it stands. The elements stay as they are. */
export function spokenParts(elements: readonly Element[], language: 'en' | 'ar'): SpokenPart[] {
  return elements.flatMap((element) => blockTexts(element).flatMap((nodes) => partsOf(nodes, language)));
}

/** The texts of an element, together where they are of one block and follow one another. */
function blockTexts(element: Element): Text[][] {
  const groups: Text[][] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let current: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue;
    const block: Element | null = node.parentElement?.closest(blocks) ?? null;
    if (block === current) groups.at(-1)?.push(node);
    else groups.push([node]);
    current = block;
  }
  return groups;
}

function partsOf(nodes: readonly Text[], language: 'en' | 'ar'): SpokenPart[] {
  const texts = nodes.map(({ data }) => data);
  const whole = texts.join('');
  return sentencesOf(whole, language).flatMap((span) => {
    const { from, to } = placesOf(texts, span);
    const [first, last] = [nodes[from.index], nodes[to.index]];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first, from.offset);
    range.setEnd(last, to.offset);
    const text = whole.slice(span.start, span.end).replaceAll(/\s+/gu, ' ');
    return [{ text, language: spokenLanguage(text, language), range }];
  });
}
