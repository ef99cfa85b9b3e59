/**
 * What XML cannot carry, or would change: control characters, line ends other than a line feed, halves of a character, and what
 * reads like an escape. SpreadsheetML writes them as `_x000D_` (ECMA-376, part 1, 22.9.2.19).
 */
const notInXml = /[^\P{Cc}\t\n]|[\uFFFE\uFFFF]|\p{Surrogate}|_(?=x[\dA-Fa-f]{4}_)/gu;
const markup = /[&<>]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Writes any text as the content of an XML element of a sheet. */
export function xmlText(text: string): string {
  return text
    .replace(
      notInXml,
      (character) => `_x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replace(markup, (character) => entities[character] ?? character);
}
