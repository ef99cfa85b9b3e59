import parse, { type DOMNode } from 'html-dom-parser';
import { createElement, Fragment, memo, type ReactNode } from 'react';
import {
  richTextAttributes,
  richTextGlobalAttributes,
  richTextProtocols,
  richTextTags,
  type RichTextTag,
} from '../core/rich-text.ts';

const tags: ReadonlySet<string> = new Set(richTextTags);
const isAllowed = (name: string): name is RichTextTag => tags.has(name);

/** React's spelling of the allowed attributes that HTML spells otherwise. */
const propNames: Readonly<Record<string, string>> = { colspan: 'colSpan', rowspan: 'rowSpan' };

/** Elements in which white space between the tags is no text. */
const structural: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

const protocols = richTextProtocols.map((name) => `${name}:`);

function isSafeAddress(href: string): boolean {
  return URL.canParse(href) && protocols.includes(new URL(href).protocol);
}

function propsOf(tag: RichTextTag, given: Readonly<Record<string, string>>): Record<string, string> {
  const own: readonly string[] =
    tag in richTextAttributes ? richTextAttributes[tag as keyof typeof richTextAttributes] : [];
  const props: Record<string, string> = {};
  for (const name of [...richTextGlobalAttributes, ...own]) {
    const value = given[name];
    if (value === undefined || (name === 'href' && !isSafeAddress(value))) continue;
    props[propNames[name] ?? name] = value;
  }
  // Leaving the page amid an exam would be costly.
  if (props['href'] !== undefined) Object.assign(props, { target: '_blank', rel: 'noopener noreferrer' });
  return props;
}

/** Their content is no text of the author's; other unknown tags only lose their tag. */
const opaque: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'select',
]);

function elements(nodes: readonly DOMNode[], phrasing: boolean, parent = ''): ReactNode[] {
  return nodes.map((node, key) => {
    if (!('attribs' in node)) {
      if (node.nodeType !== 3) return null;
      return structural.has(parent) && node.data.trim() === '' ? null : node.data;
    }
    const { name, attribs } = node;
    if (opaque.has(name)) return null;
    const children = node.children as DOMNode[];
    if (!isAllowed(name)) return createElement(Fragment, { key }, elements(children, phrasing, parent));
    if (name === 'br' || name === 'hr') return createElement(name, { key });
    const props = propsOf(name, attribs);
    const inside = elements(children, phrasing, name);
    if (phrasing && name === 'p') return createElement('span', { key, ...props, className: 'rb-p' }, inside);
    return createElement(name, { key, ...props }, inside);
  });
}

/** What most rubrics are: one paragraph of plain words, which needs no parser. */
const plainParagraph = /^(?:<p>)?([^<&]*)(?:<\/p>)?$/u;

/**
 * Rich text as React elements. Tags, attributes and protocols outside the core's allow-list do not arrive, whoever wrote
 * them. `phrasing` puts paragraphs into spans, for a legend or a label.
 */
export const RichText = memo(function RichText({ html, phrasing = false }: { html: string; phrasing?: boolean }) {
  const plain = plainParagraph.exec(html)?.[1];
  if (plain !== undefined) return phrasing || plain === html ? plain : <p>{plain}</p>;
  return <>{elements(parse(html), phrasing)}</>;
});
