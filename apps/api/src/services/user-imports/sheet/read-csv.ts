import { parseCsv } from 'hucre/csv';
import { decodeText } from './decode-text.ts';
import { findOpenQuote } from './find-open-quote.ts';

const separators = [',', ';', '\t'] as const;

/** Excel's own first line, which names the separator. */
const separatorLine = /^sep=(?<separator>[,;\t])\r?\n/iu;

/** What a file of separated values holds, or the line of a quotation mark in it that is not closed. */
type CsvFindings = { rows: string[][] } | { problem: 'sheet_quote'; line: number };

/** Reads a file of separated values. Returns null for what is no text. */
export function readCsv(bytes: Uint8Array): CsvFindings | null {
  const text = decodeText(bytes);
  if (text.includes('\0')) return null;
  const named = separatorLine.exec(text);
  const content = named ? text.slice(named[0].length) : text;
  const delimiter = named?.groups?.['separator'] ?? separatorOf(content);
  const line = findOpenQuote(content, delimiter);
  if (line !== null) return { problem: 'sheet_quote', line: named ? line + 1 : line };
  return { rows: parseCsv(content, { delimiter }).map((row) => row.map(String)) };
}

/**
 * The separator that the most of the first lines have, outside of quotes: cells may hold many of another one, but the headings and
 * cells without it do not. Of two, it is the one that the most lines have as often, then the more frequent one.
 */
function separatorOf(text: string): string {
  const bare = text.slice(0, 10_000).replaceAll(/"(?:[^"]|"")*"/gu, '');
  const lines = bare.split(/[\r\n]+/u);
  const uses = separators.map((separator) => ({ separator, ...usesOf(separator, lines) }));
  const [best] = uses.toSorted((a, b) => b.lines - a.lines || b.alike - a.alike || b.total - a.total);
  return best?.separator ?? ',';
}

function usesOf(separator: string, lines: readonly string[]): Record<'lines' | 'alike' | 'total', number> {
  const counts = lines.map((line) => line.split(separator).length - 1).filter((count) => count > 0);
  const alike = [...Map.groupBy(counts, (count) => count).values()].map(({ length }) => length);
  return { lines: counts.length, alike: Math.max(0, ...alike), total: counts.reduce((sum, count) => sum + count, 0) };
}
