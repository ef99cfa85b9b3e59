import { readRichText, type RichNode } from './rich-text-nodes.ts';
import { richTextAttributes, richTextGlobalAttributes, richTextProtocols, type RichTextTag } from './rich-text.ts';

const ownAttributes: Readonly<Partial<Record<RichTextTag, readonly string[]>>> = richTextAttributes;
const protocols = richTextProtocols.map((name) => `${name}:`);
const htmlEscapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (character) => htmlEscapes[character] ?? character);
}

/** Whether an address is valid and has an allowed protocol. */
export function isSafeAddress(href: string): boolean {
  return URL.canParse(href) && protocols.includes(new URL(href).protocol);
}

/** Returns the names of the attributes that are allowed on a tag. */
export function allowedAttributes(tag: RichTextTag): readonly string[] {
  return [...richTextGlobalAttributes, ...(ownAttributes[tag] ?? [])];
}

/**
 * Returns the HTML with only the allowed tags, attributes and protocols of rich text. Cleaning is idempotent.
 *
 * @param mapTagName see `readRichText`
 */
export function cleanRichText(html: string, mapTagName?: (name: string, inside: string) => string): string {
  return serializeRichText(readRichText(html, mapTagName));
}

/** Serializes parsed rich text as HTML. */
export function serializeRichText(nodes: readonly RichNode[]): string {
  return nodes.map(serializeNode).join('');
}

function serializeNode(node: RichNode): string {
  if (typeof node === 'string') return escapeHtml(node);
  const attributes = allowedAttributes(node.tag)
    .filter((name) => Object.hasOwn(node.attributes, name))
    .filter((name) => name !== 'href' || isSafeAddress(node.attributes[name] ?? ''))
    .map((name) => ` ${name}="${escapeHtml(node.attributes[name] ?? '')}"`)
    .join('');
  const start = `<${node.tag}${attributes}>`;
  return node.tag === 'br' || node.tag === 'hr' ? start : `${start}${serializeRichText(node.children)}</${node.tag}>`;
}
