/** Words of so many letters fit wherever text has its place. Longer ones, and what has other characters too, may break. */
const word = /(?<![\p{L}\p{M}\p{N}_@./-])\p{L}[\p{L}\p{M}]{1,13}(?![\p{L}\p{M}\p{N}_@./-])/gu;

/**
 * Returns the ordinary words that a page breaks between two letters, because what stands beside them leaves them too little room. Runs
 * in the page.
 */
export function findBrokenWords(source: string): string[] {
  const pattern = new RegExp(source, 'gu');
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = new Set<string>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility() || text.parentElement.clientWidth === 1) continue;
    for (const { 0: found, index } of (text.nodeValue ?? '').matchAll(pattern)) {
      range.setStart(text, index);
      range.setEnd(text, index + found.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.add(found);
    }
  }
  return [...broken];
}

export const wordSource = word.source;
