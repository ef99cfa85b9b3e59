/** Marks of direction, which texts copied from Arabic pages carry, and other characters that nobody sees. */
const invisible = /[\u200B\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF\u00AD\p{Cc}]/gu;

/** An apostrophe that keeps a spreadsheet from reading what follows as a formula. */
const textMark = /^'(?=[=+\-@])/u;

/** Returns a cell's text without what nobody sees: marks of direction, and spaces around it and in a row. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/gu, ' ').replaceAll(invisible, '').trim().replace(textMark, '');
}
