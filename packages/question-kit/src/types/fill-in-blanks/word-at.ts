/** The word that the caret stands in or beside, as offsets for `slice`; null where it stands in none. */
export function wordAt(text: string, caret: number, locale: string): { start: number; end: number } | null {
  for (const { segment, index, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const end = index + segment.length;
    if (isWordLike === true && index <= caret && caret <= end) return { start: index, end };
  }
  return null;
}
