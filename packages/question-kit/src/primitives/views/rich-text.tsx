import { createElement, memo, type ReactNode } from 'react';
import { readRichText, type RichNode } from '../rich-text/rich-text-nodes.ts';
import {
  richTextAttributes,
  richTextGlobalAttributes,
  richTextProtocols,
  type RichTextTag,
} from '../rich-text/rich-text.ts';

/** React's spelling of the allowed attributes that HTML spells otherwise. */
const propNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** Elements in which white space between the tags is no text. */
const structural: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

const protocols = richTextProtocols.map((name) => `${name}:`);

function isSafeAddress(href: string): boolean {
  return URL.canParse(href) && protocols.includes(new URL(href).protocol);
}

const ownAttributes: Readonly<Partial<Record<RichTextTag, readonly string[]>>> = richTextAttributes;

function propsOf(tag: RichTextTag, given: Readonly<Record<string, string>>): Record<string, string> {
  const props: Record<string, string> = {};
  for (const name of [...richTextGlobalAttributes, ...(ownAttributes[tag] ?? [])]) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (value === undefined || (name === 'href' && !isSafeAddress(value))) continue;
    props[propNames[name] ?? name] = value;
  }
  // Leaving the page amid an exam would be costly.
  if (props['href'] !== undefined) Object.assign(props, { target: '_blank', rel: 'noopener noreferrer' });
  return props;
}

/** Draws a piece of text; the place of the piece among its neighbours is a key. */
type DrawText = (text: string, key: number) => ReactNode;

const plain: DrawText = (text) => text;

function drawn(nodes: readonly RichNode[], phrasing: boolean, draw: DrawText, parent = ''): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return structural.has(parent) && node.trim() === '' ? null : draw(node, key);
    const props = { key, ...propsOf(node.tag, node.attributes) };
    if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, props);
    const inside = drawn(node.children, phrasing, draw, node.tag);
    if (phrasing && node.tag === 'p') return createElement('span', { ...props, className: 'rb-p' }, inside);
    return createElement(node.tag, props, inside);
  });
}

/**
 * Rich text as React elements. Tags, attributes and protocols outside the core's allow-list do not arrive, whoever wrote
 * them. `phrasing` puts paragraphs into spans, for a legend or a label.
 */
export function richText(html: string, phrasing = false): ReactNode {
  return drawn(readRichText(html), phrasing, plain);
}

/** Pieces of rich text as React elements, their words drawn by `draw`. */
export function richNodes(nodes: readonly RichNode[], draw: DrawText): ReactNode {
  return drawn(nodes, false, draw);
}

/** Rich text, drawn again only when it changes. */
export const RichText = memo(function RichText({ html }: { html: string }) {
  return <>{richText(html)}</>;
});
