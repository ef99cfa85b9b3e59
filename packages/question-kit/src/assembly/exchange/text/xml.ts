import { SaxesParser } from 'saxes';
import { escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import { ExchangeError } from '../exchange-error.ts';
import type { ExchangeLimits } from '../limits.ts';
import { namedCharacters } from './entities.ts';

/** An XML element. Names have no namespace prefix. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** Counted from 1. */
  line: number;
  /** Number of comments before it in the file. */
  comments: number;
}

/**
 * Parses XML. Document types are rejected, so that no entity can be declared, fetched or expanded.
 *
 * @throws {ExchangeError} where the XML is not well-formed, declares a document type, or is nested too deep
 */
export function readXml(text: string, limits: Pick<ExchangeLimits, 'xmlDepth'>): XmlElement {
  const parser = new SaxesParser({});
  // Hand-written files use the entities of HTML although XML does not define them.
  Object.assign(parser.ENTITIES, Object.fromEntries(namedCharacters));
  const openElements: XmlElement[] = [];
  let root: XmlElement | undefined;
  let comments = 0;
  const appendText = (child: string) => openElements.at(-1)?.children.push(child);
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
  parser.on('text', appendText);
  parser.on('cdata', appendText);
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name: removePrefix(name), attributes, children: [], line: parser.line, comments };
    openElements.at(-1)?.children.push(element);
    root ??= element;
    openElements.push(element);
    if (openElements.length > limits.xmlDepth)
      throw new ExchangeError('xml-too-deep', { limit: limits.xmlDepth }, parser.line);
  });
  parser.on('closetag', () => {
    openElements.pop();
  });
  parser.write(text.trimStart()).close();
  if (!root) throw new ExchangeError('xml-malformed', { detail: 'it has no element' });
  return root;
}

/** Returns the first child with a name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return childrenOf(element, name)[0];
}

/** Returns the children with a name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return elementsOf(element).filter((child) => child.name === name);
}

/** Returns the child elements. */
export function elementsOf(element: XmlElement | undefined): XmlElement[] {
  return element?.children.filter((child) => typeof child !== 'string') ?? [];
}

/** Returns all descendants with a name, in document order. */
export function findAll(element: XmlElement, name: string): XmlElement[] {
  return elementsOf(element).flatMap((child) => [...(child.name === name ? [child] : []), ...findAll(child, name)]);
}

/** Returns the text content of an element. */
export function textIn(element: XmlElement | undefined): string {
  return element?.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('') ?? '';
}

/** Escapes a text for XML. */
export function xmlText(text: string): string {
  return escapeHtml(xmlClean(text));
}

/** Removes the characters that XML does not allow. */
export function xmlClean(text: string): string {
  // oxlint-disable-next-line no-control-regex -- exactly these are forbidden in XML 1.0
  return text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu, '').toWellFormed();
}

function removePrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
