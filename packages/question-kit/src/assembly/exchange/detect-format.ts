import type { ExchangeFormat } from './formats.ts';
import { isZip } from './qti/unzip.ts';
import { readSourceText } from './text/source-text.ts';

/** Tells the format of a file by what is in it, and by its name where that says nothing; undefined where neither does. */
export function detectFormat(source: string | Uint8Array, name = ''): ExchangeFormat | undefined {
  if (typeof source !== 'string' && isZip(source)) return 'qti';
  const start = typeof source === 'string' ? source.slice(0, 100_000) : readStart(source);
  if (start === undefined) return undefined;
  const root =
    /^\uFEFF?\s*(?:<\?xml[^>]*\?>)?\s*(?:<!--[\s\S]*?-->\s*|<\?[^>]*\?>\s*|<!DOCTYPE[^>]*>\s*)*<(?:[\w.-]+:)?([\w.-]+)/u.exec(
      start,
    )?.[1];
  if (root === 'quiz') return 'moodle-xml';
  if (root !== undefined && /^(?:qti-|assessment|manifest)/u.test(root)) return 'qti';
  if (/^ANSWER:\s*[A-Z]\s*$/mu.test(start) && /^[A-Z][.)]/mu.test(start)) return 'aiken';
  if (/\.csv$|\.tsv$/iu.test(name) || isTable(start)) return 'csv';
  if (/\.gift(?:\.txt)?$/iu.test(name) || /^\s*::|^\$CATEGORY:|\{[^{}]*\}/mu.test(start)) return 'gift';
  return undefined;
}

function readStart(bytes: Uint8Array): string | undefined {
  try {
    return readSourceText(bytes.subarray(0, 100_000)).text;
  } catch {
    return undefined;
  }
}

/** The first line names columns that questions have. */
function isTable(start: string): boolean {
  const cells = (/^[^\n]*/u.exec(start)?.[0] ?? '').split(/[,;\t]/u).map((cell) => cell.replaceAll('"', '').trim());
  return cells.length > 1 && cells.some((cell) => /^(?:rubric|question|question text|text|type|title)$/iu.test(cell));
}
