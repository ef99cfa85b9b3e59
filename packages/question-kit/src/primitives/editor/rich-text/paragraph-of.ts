/** Plain words as a paragraph of rich text. */
export function paragraphOf(words: string): string {
  return `<p>${words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
}
