/** The name of the CSS highlight of words that are above the level of a book's readers. */
export const aboveLevelHighlight = 'above-level';
