import { readRichText, type RichElement, type RichNode } from '../../primitives/rich-text/rich-text-nodes.ts';
import { readTerm, type Term } from './term.ts';

/** A word of a list, in the language it is written in where its author says so. */
export interface ListedTerm extends Term {
  lang: string | undefined;
}

/** A part of the block: a passage, or a list of words. */
export type VocabPart = { kind: 'passage'; nodes: RichNode[] } | { kind: 'list'; terms: ListedTerm[] };

/** A line that is longer than this is a sentence of a passage and no entry of a list. */
const longest = 120;

/** The block as it is read: every list of short lines is a word list, everything between is a passage. */
export function vocabParts(html: string): VocabPart[] {
  const parts: VocabPart[] = [];
  for (const node of readRichText(html)) {
    const terms = typeof node === 'string' ? undefined : termsOf(node);
    const last = parts.at(-1);
    if (terms) parts.push({ kind: 'list', terms });
    else if (last?.kind === 'passage') last.nodes.push(node);
    else if (textOf(node).trim() !== '') parts.push({ kind: 'passage', nodes: [node] });
  }
  return parts;
}

function termsOf(list: RichElement): ListedTerm[] | undefined {
  if (list.tag !== 'ul' && list.tag !== 'ol') return undefined;
  const lines = list.children.filter((child) => typeof child !== 'string');
  if (lines.length === 0 || !lines.every(isEntry)) return undefined;
  return lines
    .map((line) => ({ ...readTerm(textOf(line)), lang: line.attributes['lang'] ?? list.attributes['lang'] }))
    .filter(({ term }) => term !== '');
}

function isEntry(line: RichElement): boolean {
  return textOf(line).length <= longest && !line.children.some(isList);
}

function isList(node: RichNode): boolean {
  return typeof node !== 'string' && (node.tag === 'ul' || node.tag === 'ol');
}

/** The words of a piece of rich text. */
export function textOf(node: RichNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
