/** The first line of a table in which Excel states its delimiter: `sep=;`. */
const separatorLine = /^\uFEFF?"?sep=([^"\r\n])"?\r?\n/iu;

/** Separates that line from the table below it; without the line, `delimiter` is undefined and `table` is the whole text. */
export function splitSeparatorLine(text: string): { delimiter: string | undefined; table: string } {
  const [line = '', delimiter] = separatorLine.exec(text) ?? [];
  return { delimiter, table: text.slice(line.length) };
}
