import { written } from '../../../primitives/rich-text/clean-rich-text.ts';
import { readRichText, type RichNode } from '../../../primitives/rich-text/rich-text-nodes.ts';
import { toRichTextTag } from './import-html.ts';

const blocks: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'pre', 'table', 'hr', 'blockquote']);

/** HTML with marked gaps, parted into the paragraphs before the first gap, which instruct, and what has gaps. */
export function splitRubric(html: string): { rubric: string; rest: string } {
  const nodes = readRichText(html, toRichTextTag);
  const end = nodes.findIndex((node) => !leads(node));
  const at = end === -1 ? nodes.length : end;
  return { rubric: written(nodes.slice(0, at)).trim(), rest: written(nodes.slice(at)) };
}

function leads(node: RichNode): boolean {
  if (typeof node === 'string') return node.trim() === '';
  return blocks.has(node.tag) && !written([node]).includes('\uE200');
}
