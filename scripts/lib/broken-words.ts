/**
 * Returns the words that a page breaks between two letters, because what stands beside them leaves them too little room. Words of more than
 * 14 letters, and addresses, numbers and names of files, may break. Runs in the page, so that it refers to nothing outside.
 */
export function findBrokenWords(): string[] {
  const word = /(?<![\p{L}\p{M}\p{N}_@./-])\p{L}[\p{L}\p{M}]{1,13}(?![\p{L}\p{M}\p{N}_@./-])/gu;
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken = new Set<string>();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement?.checkVisibility() || text.parentElement.clientWidth === 1) continue;
    for (const { 0: found, index } of (text.nodeValue ?? '').matchAll(word)) {
      range.setStart(text, index);
      range.setEnd(text, index + found.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.add(found);
    }
  }
  return [...broken];
}
