/** Marks of direction, which texts copied from Arabic pages carry, and other characters that nobody sees. */
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?!\s)\p{Cc}/gu;

/**
 * Returns a text of one line as a page shows it: without characters that nobody sees, with single spaces and none around it, each
 * letter in as few characters as it has. Joiners stay, because they shape letters.
 */
export function cleanLine(text: string): string {
  return text.replaceAll(invisible, '').normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
}
