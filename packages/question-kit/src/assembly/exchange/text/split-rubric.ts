import { serializeRichText } from '../../../primitives/rich-text/clean-rich-text.ts';
import { readRichText, type RichNode } from '../../../primitives/rich-text/rich-text-nodes.ts';
import { toRichTextTag } from './rich-text-tags.ts';

const blockTags: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'pre', 'table', 'hr', 'blockquote']);

/** Splits HTML with gap placeholders into the blocks before the first gap, which are instructions, and the rest. */
export function splitRubric(html: string): { rubric: string; rest: string } {
  const nodes = readRichText(html, toRichTextTag);
  const end = nodes.findIndex((node) => !isInstruction(node));
  const splitIndex = end === -1 ? nodes.length : end;
  return {
    rubric: serializeRichText(nodes.slice(0, splitIndex)).trim(),
    rest: serializeRichText(nodes.slice(splitIndex)),
  };
}

function isInstruction(node: RichNode): boolean {
  if (typeof node === 'string') return node.trim() === '';
  return blockTags.has(node.tag) && !serializeRichText([node]).includes('\uE200');
}
