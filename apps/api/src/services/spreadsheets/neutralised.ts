/**
 * What makes a spreadsheet program read a cell of a CSV file as a formula: OWASP's list (`= + - @`, tab, carriage return), line
 * feeds, and the full-width forms that programs for East Asia take for the same. Blanks and invisible characters before them do
 * not help, for some programs remove those.
 */
const formulaStart = /^(?:[\t\r\n]|[\p{White_Space}\p{Cf}\p{Cc}]*[=+\-@＝＋－＠])/u;

/** Puts an apostrophe before a text that a spreadsheet program would calculate. */
export function neutralised(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}
