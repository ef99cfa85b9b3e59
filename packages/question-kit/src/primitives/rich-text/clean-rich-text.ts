import { readRichText, type RichNode } from './rich-text-nodes.ts';
import { richTextAttributes, richTextGlobalAttributes, richTextProtocols, type RichTextTag } from './rich-text.ts';

const ownAttributes: Readonly<Partial<Record<RichTextTag, readonly string[]>>> = richTextAttributes;
const protocols = richTextProtocols.map((name) => `${name}:`);
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (sign) => signs[sign] ?? sign);
}

/** Whether a link may lead there. */
export function isSafeAddress(href: string): boolean {
  return URL.canParse(href) && protocols.includes(new URL(href).protocol);
}

/** The names of the attributes that rich text keeps on a tag. */
export function keptAttributes(tag: RichTextTag): readonly string[] {
  return [...richTextGlobalAttributes, ...(ownAttributes[tag] ?? [])];
}

/**
 * The HTML with nothing in it but the allow-listed tags, attributes and protocols of rich text. Cleaning twice gives the
 * same as cleaning once.
 *
 * @param see as `readRichText` takes it
 */
export function cleanRichText(html: string, see?: (name: string, inside: string) => string): string {
  return written(readRichText(html, see));
}

/** Read rich text as HTML again. */
export function written(nodes: readonly RichNode[]): string {
  return nodes.map(writtenNode).join('');
}

function writtenNode(node: RichNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const attributes = keptAttributes(node.tag)
    .filter((name) => Object.hasOwn(node.attributes, name))
    .filter((name) => name !== 'href' || isSafeAddress(node.attributes[name] ?? ''))
    .map((name) => ` ${name}="${escapeHtml(node.attributes[name] ?? '')}"`)
    .join('');
  const start = `<${node.tag}${attributes}>`;
  return node.tag === 'br' || node.tag === 'hr' ? start : `${start}${written(node.children)}</${node.tag}>`;
}
