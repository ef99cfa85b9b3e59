import {
  formattedRun,
  isInlineFormat,
  joinRuns,
  type FormattedRun,
} from '../../../primitives/rich-text/formatted-runs.ts';
import type { InlineFormat } from '../../../primitives/rich-text/rich-text.ts';
import { readRichText, type RichNode } from '../../../primitives/rich-text/rich-text-nodes.ts';
import type { FillInBlanksItem, Gap } from '../../../types/fill-in-blanks/schema.ts';
import type { SourceQuestion } from '../import-context.ts';
import { isRichTextTag, toRichTextTag } from './rich-text-tags.ts';

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

/** Converts HTML with placeholders to text runs and gaps; keeps line breaks and the formatting of words, reports lost formatting. */
export function gapContent(
  html: string,
  gaps: readonly (Gap | undefined)[],
  question: Pick<SourceQuestion, 'reportChange'>,
): FillInBlanksItem[] {
  const content = contentOf(formattedLines(html, question), gaps);
  if (content.length <= maxItems) return content;
  // A block holds fewer runs: the words stay, in as few runs as there can be.
  const text = plainLines(html, question);
  return contentOf([{ text }], gaps);
}

/** As many items as the content of a block holds. */
const maxItems = 1000;

function contentOf(runs: readonly FormattedRun[], gaps: readonly (Gap | undefined)[]): FillInBlanksItem[] {
  return runs.flatMap((run) => itemsOf(run, gaps));
}

function itemsOf({ text, ...format }: FormattedRun, gaps: readonly (Gap | undefined)[]): FillInBlanksItem[] {
  const items: FillInBlanksItem[] = [];
  let endOfLast = 0;
  for (const placeholder of text.matchAll(gapPlaceholders)) {
    const gap = gaps[Number(placeholder[1])];
    if (placeholder.index > endOfLast)
      items.push({ type: 'text', text: text.slice(endOfLast, placeholder.index), ...format });
    if (gap) items.push(gap);
    endOfLast = placeholder.index + placeholder[0].length;
  }
  if (endOfLast < text.length) items.push({ type: 'text', text: text.slice(endOfLast), ...format });
  return items;
}

/** Tags that text with line breaks represents. */
const plainTags: ReadonlySet<string> = new Set(['p', 'br', 'span']);

/** Returns the text of HTML with its visible line breaks; lost formatting is reported. */
export function plainLines(html: string, question: Pick<SourceQuestion, 'reportChange'>): string {
  const { runs, tags } = readLines(html);
  reportLost(tags, question);
  return runs.map(({ text }) => text).join('');
}

/** The same with the formatting of words, such as underlines; other lost formatting is reported. */
export function formattedLines(html: string, question: Pick<SourceQuestion, 'reportChange'>): FormattedRun[] {
  const { runs, tags } = readLines(html);
  reportLost(
    tags.filter((tag) => !isInlineFormat(tag)),
    question,
  );
  return joinRuns(runs);
}

function reportLost(tags: readonly string[], question: Pick<SourceQuestion, 'reportChange'>): void {
  if (tags.length > 0) question.reportChange('gap-formatting', { what: tags.map((tag) => `<${tag}>`).join(', ') });
}

/** Reads HTML as lines; `tags` names those that lines of plain text do not represent. */
function readLines(html: string): { runs: FormattedRun[]; tags: string[] } {
  const out: Lines = { runs: [], formatting: [], isEmpty: true, breakCount: 0, endsWithSpace: false };
  const tags = new Set<string>();
  const seeTag = (name: string) => {
    const tag = toRichTextTag(name);
    if (isRichTextTag(tag) && !plainTags.has(tag)) tags.add(tag);
    return tag;
  };
  appendNodes(readRichText(html, seeTag), out);
  return { runs: tidied(out.runs), tags: [...tags] };
}

/** Text while it is written: its runs, and what it ends with. Runs of spaces are never longer than two. */
interface Lines {
  runs: FormattedRun[];
  /** The formatting of what is appended. */
  formatting: InlineFormat[];
  isEmpty: boolean;
  /** Line breaks at the end, spaces among them not counted. */
  breakCount: number;
  endsWithSpace: boolean;
}

function appendNodes(nodes: readonly RichNode[], out: Lines): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      const text = node.replaceAll(/[ \t\n\r\f]+/gu, ' ');
      const startsLine = out.isEmpty || out.breakCount > 0 || out.endsWithSpace;
      appendText(startsLine ? text.replace(/^ /u, '') : text, out);
    } else if (node.tag === 'br') appendBreaks(1, out);
    else {
      const requiredCount = doubleBreakTags.has(node.tag) ? 2 : Number(singleBreakTags.has(node.tag));
      if (!out.isEmpty) appendBreaks(requiredCount - out.breakCount, out);
      const { formatting } = out;
      if (isInlineFormat(node.tag)) out.formatting = [...formatting, node.tag];
      appendNodes(node.children, out);
      out.formatting = formatting;
      if (!out.isEmpty) appendBreaks(requiredCount - out.breakCount, out);
      if ((node.tag === 'td' || node.tag === 'th') && !out.endsWithSpace) appendText(' ', out);
    }
  }
}

function appendText(text: string, out: Lines): void {
  if (text === '') return;
  out.runs.push(formattedRun(text, out.formatting));
  out.isEmpty = false;
  out.endsWithSpace = text.endsWith(' ');
  if (text !== ' ') out.breakCount = 0;
}

function appendBreaks(count: number, out: Lines): void {
  if (count <= 0) return;
  out.runs.push({ text: '\n'.repeat(count) });
  out.isEmpty = false;
  out.breakCount += count;
  out.endsWithSpace = false;
}

/** Removes spaces beside line breaks, and spaces and line breaks at both ends; other white space, such as no-break spaces, stays. */
function tidied(runs: readonly FormattedRun[]): FormattedRun[] {
  const text = runs.map((run) => run.text).join('');
  let start = 0;
  let end = text.length;
  while (start < end && ' \t\n'.includes(text[start] ?? '')) start += 1;
  while (end > start && ' \t\n'.includes(text[end - 1] ?? '')) end -= 1;
  const spaces = new Set<number>();
  for (const { index, 0: found } of text.matchAll(/ *\n */gu))
    for (let at = index; at < index + found.length; at += 1) if (text[at] === ' ') spaces.add(at);
  let at = -1;
  return runs.map((run) => {
    let kept = '';
    for (const unit of run.text.split('')) {
      at += 1;
      if (at >= start && at < end && !spaces.has(at)) kept += unit;
    }
    return { ...run, text: kept };
  });
}
