import { cleanLine } from '@rubrica/api-client/clean-line';

/** An apostrophe that keeps a spreadsheet from reading what follows as a formula. */
const textMark = /^'(?=[=+\-@])/u;

/** Returns a cell's text without what nobody sees: marks of direction, and spaces around it and in a row. */
export function cleanText(text: string): string {
  return cleanLine(text).replace(textMark, '');
}
