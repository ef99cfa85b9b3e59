/**
 * The first line of a table in which Excel states its delimiter: `sep=;`, or `sep=;;;` where a program that does not know the
 * line saved it as a row, with as many cells as the others.
 */
const separatorLine = /^\uFEFF?"?sep=([^"\r\n])"?\1*\r?\n/iu;

/** Separates that line from the table below it; without the line, `delimiter` is undefined and `table` is the whole text. */
export function splitSeparatorLine(text: string): { delimiter: string | undefined; table: string } {
  const [line = '', delimiter] = separatorLine.exec(text) ?? [];
  return { delimiter, table: text.slice(line.length) };
}
