/** The longest line of a calendar in octets, without its end (RFC 5545, section 3.1). */
const longestBytes = 75;

/** Folds the lines of a calendar anew, at 75 octets and between characters. */
export function foldLines(calendar: string): string {
  return calendar
    .replaceAll(/\r\n[\t ]/gu, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');
}

function foldLine(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const added = Buffer.byteLength(character);
    if (bytes + added > longestBytes) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += added;
  }
  return folded;
}
