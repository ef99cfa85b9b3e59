import { createElement, memo, type ReactNode } from 'react';
import { readRichText, type RichNode } from '../rich-text/rich-text-nodes.ts';
import {
  richTextAttributes,
  richTextGlobalAttributes,
  richTextProtocols,
  type RichTextTag,
} from '../rich-text/rich-text.ts';

/** React prop names of the attributes that React spells differently. */
const propNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** Elements in which white space between tags is ignored. */
const structural: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

const protocols = richTextProtocols.map((name) => `${name}:`);

function isSafeAddress(href: string): boolean {
  return URL.canParse(href) && protocols.includes(new URL(href).protocol);
}

const ownAttributes: Readonly<Partial<Record<RichTextTag, readonly string[]>>> = richTextAttributes;

function propsOf(tag: RichTextTag, attributes: Readonly<Record<string, string>>): Record<string, string> {
  const props: Record<string, string> = {};
  for (const name of [...richTextGlobalAttributes, ...(ownAttributes[tag] ?? [])]) {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (value === undefined || (name === 'href' && !isSafeAddress(value))) continue;
    props[propNames[name] ?? name] = value;
  }
  // A link must not navigate away from an exam.
  if (props['href'] !== undefined) Object.assign(props, { target: '_blank', rel: 'noopener noreferrer' });
  return props;
}

/** Renders a text node; `key` is its index among its siblings. */
type RenderText = (text: string, key: number) => ReactNode;

const renderPlainText: RenderText = (text) => text;

function renderNodes(nodes: readonly RichNode[], phrasing: boolean, renderText: RenderText, parent = ''): ReactNode[] {
  return nodes.map((node, key) => {
    if (typeof node === 'string') return structural.has(parent) && node.trim() === '' ? null : renderText(node, key);
    const props = { key, ...propsOf(node.tag, node.attributes) };
    if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, props);
    const children = renderNodes(node.children, phrasing, renderText, node.tag);
    if (phrasing && node.tag === 'p') return createElement('span', { ...props, className: 'rb-p' }, children);
    return createElement(node.tag, props, children);
  });
}

/**
 * Renders rich text as React elements, with only the allowed tags, attributes and protocols. `phrasing` renders paragraphs as
 * spans, for a legend or a label.
 */
export function richText(html: string, phrasing = false): ReactNode {
  return renderNodes(readRichText(html), phrasing, renderPlainText);
}

/** Renders rich-text nodes as React elements, text nodes by `renderText`. */
export function richNodes(nodes: readonly RichNode[], renderText: RenderText): ReactNode {
  return renderNodes(nodes, false, renderText);
}

/** Rich text, memoized by its HTML. */
export const RichText = memo(function RichText({ html }: { html: string }) {
  return <>{richText(html)}</>;
});
