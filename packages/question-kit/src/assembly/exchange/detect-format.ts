import { splitSeparatorLine } from './csv/separator-line.ts';
import type { ExchangeFormat } from './formats.ts';
import { isZip } from './qti/unzip.ts';
import { readSourceText } from './text/source-text.ts';

/** Detects the format of a file from its content, then from its name; undefined when neither shows it. */
export function detectFormat(source: string | Uint8Array, name = ''): ExchangeFormat | undefined {
  if (typeof source !== 'string' && isZip(source)) return 'qti';
  const firstText = typeof source === 'string' ? source.slice(0, 100_000) : decodeStart(source);
  if (firstText === undefined) return undefined;
  const root = rootElementName(firstText);
  if (root === 'quiz') return 'moodle-xml';
  if (root !== undefined && /^(?:qti-|assessment|manifest|questestinterop$)/u.test(root)) return 'qti';
  if (/^ANSWER:[ \t]*[A-Z][ \t]*$/mu.test(firstText) && /^[A-Z][.)]/mu.test(firstText)) return 'aiken';
  if (/\.csv$|\.tsv$/iu.test(name) || isTable(firstText)) return 'csv';
  if (/\.gift(?:\.txt)?$/iu.test(name) || /^[ \t]*::|^\$CATEGORY:|\{[^{}]*\}/mu.test(firstText)) return 'gift';
  return undefined;
}

/** Whether a text, or the content of a file, is QTI 1: no later version has its root element. */
export function isQti1(source: string | Uint8Array): boolean {
  const firstText = typeof source === 'string' ? source.slice(0, 100_000) : decodeStart(source);
  return firstText !== undefined && rootElementName(firstText) === 'questestinterop';
}

/** What may stand before the first element: a comment, an instruction, or a document type with what it declares in brackets. */
const beforeRoot = /<!--.*?-->|<\?.*?\?>|<!DOCTYPE[^[>]*(?:\[.*?\]\s*)?>/suy;

/** Returns the name of the first element, without its prefix, after declarations and comments. */
function rootElementName(text: string): string | undefined {
  let index = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    while (/\s/u.test(text[index] ?? '')) index += 1;
    const [, name] = /^<(?:[\w.-]{1,100}:)?([\w.-]{1,100})/u.exec(text.slice(index, index + 250)) ?? [];
    if (name !== undefined) return name;
    beforeRoot.lastIndex = index;
    if (!beforeRoot.test(text)) return undefined;
    index = beforeRoot.lastIndex;
  }
}

function decodeStart(bytes: Uint8Array): string | undefined {
  try {
    return readSourceText(bytes.subarray(0, 100_000)).text;
  } catch {
    return undefined;
  }
}

/** Whether the text begins with a separator line, or with column names of a table of questions. */
function isTable(firstText: string): boolean {
  if (splitSeparatorLine(firstText).delimiter !== undefined) return true;
  const cells = (/^[^\n]*/u.exec(firstText)?.[0] ?? '').split(/[,;\t]/u).map((cell) => cell.replaceAll('"', '').trim());
  return cells.length > 1 && cells.some((cell) => /^(?:rubric|question|question text|text|type|title)$/iu.test(cell));
}
