import { readRichText, type RichNode } from '../../../primitives/rich-text/rich-text-nodes.ts';
import type { FillInBlanksItem, Gap } from '../../../types/fill-in-blanks/schema.ts';
import type { SourceQuestion } from '../import-context.ts';
import { isRichTextTag, toRichTextTag } from './import-html.ts';

const gapPlaceholders = /\uE200(\d+)\uE201/gu;
const singleBreakTags: ReadonlySet<string> = new Set(['li', 'tr', 'hr', 'h2', 'h3', 'h4', 'pre']);
const doubleBreakTags: ReadonlySet<string> = new Set(['p', 'blockquote', 'ul', 'ol', 'table']);

/** Returns the placeholder of a gap in HTML; `gapContent` replaces it. */
export function gapPlaceholder(index: number): string {
  return `\uE200${index}\uE201`;
}

/** Returns the indexes of the gaps whose placeholders a text contains. */
export function gapIndexes(text: string): number[] {
  return [...text.matchAll(gapPlaceholders)].map(([, index]) => Number(index));
}

/** Removes the characters of gap placeholders from HTML. */
export function stripGapPlaceholders(text: string): string {
  return text.replaceAll(/[\uE200\uE201]/gu, '');
}

/** Converts HTML with placeholders to text runs and gaps; keeps line breaks and reports lost formatting. */
export function gapContent(
  html: string,
  gaps: readonly (Gap | undefined)[],
  question: Pick<SourceQuestion, 'reportChange'>,
): FillInBlanksItem[] {
  const text = plainLines(html, question);
  const items: FillInBlanksItem[] = [];
  let endOfLast = 0;
  for (const placeholder of text.matchAll(gapPlaceholders)) {
    const gap = gaps[Number(placeholder[1])];
    if (placeholder.index > endOfLast) items.push({ type: 'text', text: text.slice(endOfLast, placeholder.index) });
    if (gap) items.push(gap);
    endOfLast = placeholder.index + placeholder[0].length;
  }
  if (endOfLast < text.length) items.push({ type: 'text', text: text.slice(endOfLast) });
  return items;
}

/** Tags that plain text with line breaks represents. */
const plainTags: ReadonlySet<string> = new Set(['p', 'br', 'span']);

/** Returns the text of HTML with its visible line breaks; lost formatting is reported. */
export function plainLines(html: string, question: Pick<SourceQuestion, 'reportChange'>): string {
  const out: PlainLines = { pieces: [], isEmpty: true, breakCount: 0, endsWithSpace: false };
  const lostTags = new Set<string>();
  const seeTag = (name: string) => {
    const tag = toRichTextTag(name);
    if (isRichTextTag(tag) && !plainTags.has(tag)) lostTags.add(`<${tag}>`);
    return tag;
  };
  appendNodes(readRichText(html, seeTag), out);
  if (lostTags.size > 0) question.reportChange('gap-formatting', { what: [...lostTags].join(', ') });
  return trimBlank(out.pieces.join('').replaceAll(/ *\n */gu, '\n'));
}

/** Text while it is written: its pieces, and what it ends with. Runs of spaces are never longer than two. */
interface PlainLines {
  pieces: string[];
  isEmpty: boolean;
  /** Line breaks at the end, spaces among them not counted. */
  breakCount: number;
  endsWithSpace: boolean;
}

function appendNodes(nodes: readonly RichNode[], out: PlainLines): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      const text = node.replaceAll(/[ \t\n\r\f]+/gu, ' ');
      const startsLine = out.isEmpty || out.breakCount > 0 || out.endsWithSpace;
      appendText(startsLine ? text.replace(/^ /u, '') : text, out);
    } else if (node.tag === 'br') appendBreaks(1, out);
    else {
      const requiredCount = doubleBreakTags.has(node.tag) ? 2 : Number(singleBreakTags.has(node.tag));
      if (!out.isEmpty) appendBreaks(requiredCount - out.breakCount, out);
      appendNodes(node.children, out);
      if (!out.isEmpty) appendBreaks(requiredCount - out.breakCount, out);
      if ((node.tag === 'td' || node.tag === 'th') && !out.endsWithSpace) appendText(' ', out);
    }
  }
}

function appendText(text: string, out: PlainLines): void {
  if (text === '') return;
  out.pieces.push(text);
  out.isEmpty = false;
  out.endsWithSpace = text.endsWith(' ');
  if (text !== ' ') out.breakCount = 0;
}

function appendBreaks(count: number, out: PlainLines): void {
  if (count <= 0) return;
  out.pieces.push('\n'.repeat(count));
  out.isEmpty = false;
  out.breakCount += count;
  out.endsWithSpace = false;
}

/** Removes spaces and line breaks at both ends; other white space, such as no-break spaces, stays. */
function trimBlank(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && ' \t\n'.includes(text[start] ?? '')) start += 1;
  while (end > start && ' \t\n'.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(start, end);
}
