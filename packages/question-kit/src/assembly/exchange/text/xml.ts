import { SaxesParser } from 'saxes';
import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import { ExchangeError } from '../exchange-error.ts';
import type { ExchangeLimits } from '../limits.ts';

/** An element of XML. Names are as written, without a prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** Counted from 1. */
  line: number;
  /** How many comments stood before it in the file. */
  comments: number;
}

/** Names that HTML knows and XML does not; files that people wrote have them. */
const htmlEntities = {
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  deg: '°',
  eacute: 'é',
};

/**
 * Reads XML. It knows no document types, so that no entity can be declared, fetched or expanded.
 *
 * @throws {ExchangeError} where the XML is not well-formed, declares a document type, or is nested too deep
 */
export function readXml(text: string, limits: Pick<ExchangeLimits, 'xmlDepth'>): XmlElement {
  const parser = new SaxesParser({});
  Object.assign(parser.ENTITIES, htmlEntities);
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  let comments = 0;
  const put = (child: string) => open.at(-1)?.children.push(child);
  parser.on('error', (error) => {
    throw new ExchangeError(
      'xml-malformed',
      { detail: error.message.replace(/^[\d:. ]+/u, '').replace(/\.$/u, '') },
      parser.line,
    );
  });
  parser.on('doctype', () => {
    throw new ExchangeError('xml-doctype', {}, parser.line);
  });
  parser.on('comment', () => {
    comments += 1;
  });
  parser.on('text', put);
  parser.on('cdata', put);
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: bare(name), attributes, children: [], line: parser.line, comments };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
    if (open.length > limits.xmlDepth) throw new ExchangeError('xml-too-deep', { limit: limits.xmlDepth }, parser.line);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text.trimStart()).close();
  if (!root) throw new ExchangeError('xml-malformed', { detail: 'it has no element' });
  return root;
}

/** The first child of a name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

/** The children of a name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}

/** The children that are elements. */
export function elementsOf(element: XmlElement | undefined): XmlElement[] {
  return element?.children.filter((child) => typeof child !== 'string') ?? [];
}

/** All elements of a name, at any depth, in their order. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
}

/** All the text in an element. */
export function textIn(element: XmlElement | undefined): string {
  return element?.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('') ?? '';
}

/** A text as it stands in XML. */
export function xmlText(text: string): string {
  return escapeHtml(xmlClean(text));
}

/** A text without the characters that XML cannot hold. */
export function xmlClean(text: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly these are forbidden in XML 1.0
  return text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '').toWellFormed();
}

function bare(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
