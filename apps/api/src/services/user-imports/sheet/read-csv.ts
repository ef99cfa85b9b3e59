import { parseCsv } from 'hucre/csv';
import { decodeText } from './decode-text.ts';

const separators = [',', ';', '\t'] as const;

/** Excel's own first line, which names the separator. */
const separatorLine = /^sep=(?<separator>[,;\t])\r?\n/iu;

/** Reads a file of separated values. Returns null for what is no text. */
export function readCsv(bytes: Uint8Array): string[][] | null {
  const text = decodeText(bytes);
  if (text.includes('\0')) return null;
  const named = separatorLine.exec(text);
  const content = named ? text.slice(named[0].length) : text;
  const delimiter = named?.groups?.['separator'] ?? separatorOf(content);
  return parseCsv(content, { delimiter }).map((row) => row.map(String));
}

/** The separator that stands most often in the first lines, outside of quotes. */
function separatorOf(text: string): string {
  const bare = text.slice(0, 10_000).replaceAll(/"(?:[^"]|"")*"/gu, '');
  const counts = separators.map((separator) => bare.split(separator).length);
  return separators[counts.indexOf(Math.max(...counts))] ?? ',';
}
