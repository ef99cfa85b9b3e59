import { readRichText, type RichNode } from '../../../primitives/rich-text/rich-text-nodes.ts';
import type { FillInBlanksItem, Gap } from '../../../types/fill-in-blanks/schema.ts';
import { toRichTextTag } from './import-html.ts';

const marks = /\uE200(\d+)\uE201/gu;
const ownLine: ReadonlySet<string> = new Set(['li', 'tr', 'hr', 'h2', 'h3', 'h4', 'pre']);
const apart: ReadonlySet<string> = new Set(['p', 'blockquote', 'ul', 'ol', 'table']);

/** Stands in HTML where a gap is; `gapContent` puts the gaps in. */
export function gapMark(index: number): string {
  return `\uE200${index}\uE201`;
}

/** HTML without the signs that mark gaps. */
export function stripGapMarks(text: string): string {
  return text.replaceAll(/[\uE200\uE201]/gu, '');
}

/** HTML with marks in it as the text runs and gaps of a block; line breaks stay, formatting does not. */
export function gapContent(html: string, gaps: readonly (Gap | undefined)[]): FillInBlanksItem[] {
  const text = plainLines(html);
  const items: FillInBlanksItem[] = [];
  let at = 0;
  for (const mark of text.matchAll(marks)) {
    const gap = gaps[Number(mark[1])];
    if (mark.index > at) items.push({ type: 'text', text: text.slice(at, mark.index) });
    if (gap) items.push(gap);
    at = mark.index + mark[0].length;
  }
  if (at < text.length) items.push({ type: 'text', text: text.slice(at) });
  return items;
}

/** The words of HTML with the lines that one sees. */
export function plainLines(html: string): string {
  const out = { text: '' };
  write(readRichText(html, toRichTextTag), out);
  return out.text.replaceAll(/[ \t]*\n[ \t]*/gu, '\n').replaceAll(/^[ \t\n]+|[ \t\n]+$/gu, '');
}

function write(nodes: readonly RichNode[], out: { text: string }): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      const words = node.replaceAll(/[ \t\n\r\f]+/gu, ' ');
      out.text += /(?:^|[ \n])$/u.test(out.text) ? words.replace(/^ /u, '') : words;
    } else if (node.tag === 'br') out.text += '\n';
    else {
      breakLine(out, apart.has(node.tag) ? 2 : Number(ownLine.has(node.tag)));
      write(node.children, out);
      breakLine(out, apart.has(node.tag) ? 2 : Number(ownLine.has(node.tag)));
      if (node.tag === 'td' || node.tag === 'th') out.text += ' ';
    }
  }
}

function breakLine(out: { text: string }, wanted: number): void {
  if (out.text === '' || wanted === 0) return;
  const there = /\n*$/u.exec(out.text.replace(/[ \t]+$/u, ''))?.[0].length ?? 0;
  out.text += '\n'.repeat(Math.max(0, wanted - there));
}
