/** A story's own words in the toolbar's language. English stands in for any other. */
export function storyMessages<W>(words: { en: W; ar: W }, language: unknown): W {
  return String(language).startsWith('ar') ? words.ar : words.en;
}
