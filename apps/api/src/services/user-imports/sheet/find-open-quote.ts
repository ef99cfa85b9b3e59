/**
 * Returns the number of the line in which a quotation mark opens a cell and is not closed; null where there is none. Such a cell goes
 * on over the lines below it, to the end of the file or to the next quotation mark, behind which the cell then does not end.
 */
export function findOpenQuote(text: string, separator: string): number | null {
  const opening = new RegExp(`(?<=^|[${separator}\\r\\n])"`, 'gu');
  const cellEnd = new RegExp(`"[^\\S${separator}\\r\\n]*(?:[${separator}\\r\\n]|$)`, 'uy');
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const closing = closingQuote(text, found.index + 1);
    cellEnd.lastIndex = closing;
    const isClosed = closing !== -1 && (cellEnd.test(text) || !/[\r\n]/u.test(text.slice(found.index, closing)));
    if (!isClosed) return text.slice(0, found.index).split(/\r\n?|\n/u).length;
    opening.lastIndex = closing + 1;
  }
  return null;
}

/** The index of the next quotation mark that is not one of two, which stand for one in the text; -1 where there is none. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
