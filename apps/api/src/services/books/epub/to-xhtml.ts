import { type ContentElement, type ContentNode, isShown } from './content-nodes.ts';
import { escapeXml, xmlAttributes } from './xml.ts';

/** Blocks that hold no block themselves. */
const textBlocks: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'pre']);
const formats: ReadonlySet<string> = new Set('strong em u s sub sup mark code span a'.split(' '));
const blocks: ReadonlySet<string> = new Set([...textBlocks, ...'blockquote ul ol li table tr th td hr'.split(' ')]);
const directions = ['ltr', 'rtl', 'auto'];
const scopes = ['row', 'col', 'rowgroup', 'colgroup'];

/**
 * Writes the nodes of a page as XHTML that keeps the rules of what may stand in what, which HTML parsers forgive and readers of
 * EPUB do not: what may not stand where it is gives its place to its content, and no word is lost.
 */
export function toXhtml(nodes: readonly ContentNode[]): string {
  return nodes.map(flowNode).join('');
}

function flowNode(node: ContentNode): string {
  if (typeof node === 'string') return escapeXml(node);
  const { tag, attributes, children } = node;
  if (tag === 'br' || tag === 'hr') return `<${tag}/>`;
  if (textBlocks.has(tag)) return element(tag, attributes, phrases(children, false));
  if (formats.has(tag)) return format(node, false);
  if (tag === 'blockquote') return element(tag, attributes, toXhtml(children));
  if (tag === 'ul' || tag === 'ol') return list(node);
  if (tag === 'table') return table(node);
  return toXhtml(children);
}

/** Words within a line. */
function phrases(nodes: readonly ContentNode[], isInLink: boolean): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeXml(node);
      if (node.tag === 'br') return '<br/>';
      if (formats.has(node.tag)) return format(node, isInLink);
      const inside = phrases(node.children, isInLink);
      // Words of two blocks stay two words.
      return blocks.has(node.tag) ? ` ${inside} ` : inside;
    })
    .join('');
}

function format({ tag, attributes, children }: ContentElement, isInLink: boolean): string {
  if (tag !== 'a') return element(tag, attributes, phrases(children, isInLink));
  return isInLink ? phrases(children, true) : element(tag, attributes, phrases(children, true));
}

function list({ tag, attributes, children }: ContentElement): string {
  const items = children.filter(isShown).map((child) => {
    if (typeof child !== 'string' && child.tag === 'li')
      return element('li', child.attributes, toXhtml(child.children));
    return `<li>${flowNode(child)}</li>`;
  });
  return items.length === 0 ? '' : element(tag, attributes, items.join(''));
}

const isHead = (node: ContentNode) => typeof node !== 'string' && node.tag === 'thead';

const group = (tag: string, rows: string[]) => (rows.length === 0 ? '' : `<${tag}>${rows.join('')}</${tag}>`);

function table({ attributes, children }: ContentElement): string {
  const head = children.filter(isHead).flatMap(rowsOf);
  const body = children.filter((child) => !isHead(child)).flatMap(rowsOf);
  if (head.length + body.length === 0) return '';
  return element('table', attributes, group('thead', head) + group('tbody', body));
}

function rowsOf(node: ContentNode): string[] {
  if (!isShown(node)) return [];
  if (typeof node === 'string' || isCell(node)) return [`<tr>${cellOf(node)}</tr>`];
  const { tag, attributes, children } = node;
  if (tag === 'thead' || tag === 'tbody') return children.flatMap(rowsOf);
  if (tag !== 'tr') return [`<tr>${cellOf(node)}</tr>`];
  const cells = children.filter((child) => isCell(child) || isShown(child));
  return [element('tr', attributes, cells.map(cellOf).join(''))];
}

const isCell = (node: ContentNode) => typeof node !== 'string' && (node.tag === 'td' || node.tag === 'th');

function cellOf(node: ContentNode): string {
  if (typeof node === 'string' || !isCell(node)) return `<td>${flowNode(node)}</td>`;
  return element(node.tag, node.attributes, toXhtml(node.children));
}

function element(tag: string, attributes: ContentElement['attributes'], inside: string): string {
  return `<${tag}${xmlAttributes(keptAttributes(tag, attributes))}>${inside}</${tag}>`;
}

/** The attributes that rich text may have, where their value is one that XHTML accepts. */
function keptAttributes(tag: string, given: ContentElement['attributes']): Record<string, string | undefined> {
  const { dir = '', lang = '', href = '', title, start = '', scope = '', colspan, rowspan } = given;
  const language = isLanguage(lang) ? lang : undefined;
  const address = safeAddress(href);
  return {
    dir: directions.includes(dir) ? dir : undefined,
    lang: language,
    'xml:lang': language,
    ...(tag === 'a' && { href: address, title }),
    ...(tag === 'ol' && { start: /^-?\d{1,9}$/u.test(start) ? start : undefined }),
    ...(tag === 'th' && { scope: scopes.includes(scope) ? scope : undefined }),
    ...((tag === 'th' || tag === 'td') && { colspan: spanOf(colspan), rowspan: spanOf(rowspan) }),
  };
}

const spanOf = (value = '') => (/^[1-9]\d{0,2}$/u.test(value) ? value : undefined);

const isLanguage = (tag: string) => /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/iu.test(tag) && canonical(tag) !== undefined;

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

function safeAddress(href: string): string | undefined {
  const url = URL.parse(href);
  return url && ['https:', 'http:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
}
