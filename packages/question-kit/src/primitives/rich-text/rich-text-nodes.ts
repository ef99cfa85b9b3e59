import { decodeEntities, richTextTags, type RichTextTag } from './rich-text.ts';

/** A piece of rich text: its words, or an allowed element with the attributes it was written with. */
export type RichNode = string | RichElement;

/** An allowed element. Its attributes are as written: whoever draws them picks the allowed ones. */
export interface RichElement {
  tag: RichTextTag;
  attributes: Readonly<Record<string, string>>;
  children: RichNode[];
}

const tags: ReadonlySet<string> = new Set(richTextTags);
const isAllowed = (name: string): name is RichTextTag => tags.has(name);

/** Their content is no text of the author's; other unknown tags only lose their tag. */
const opaque: ReadonlySet<string> = new Set(
  'script style template noscript iframe object svg math title textarea select'.split(' '),
);
/** Deeper elements stand beside each other: nobody nests so far, and whoever draws them does it by recursion. */
const deepest = 60;
const empty: ReadonlySet<string> = new Set(['br', 'hr']);

/** Elements that end by themselves where one of these begins, since an author may leave the end tag out. */
const cells = ['td', 'th'];
const closes: Readonly<Record<string, readonly string[]>> = {
  li: ['li', 'p'],
  td: cells,
  th: cells,
  tr: ['tr', ...cells],
};
const breaksParagraph: ReadonlySet<string> = new Set('p hr h2 h3 h4 blockquote ul ol pre table'.split(' '));

/**
 * Reads the HTML that rich text is written in. It knows the core's short list of tags and nothing else, gives the same on a
 * server and in a browser, takes time in proportion to the text, and never throws: what is no markup is words.
 *
 * @param see sees every tag before it is judged and gives the name to read it as; `inside` is what stands beside the name
 */
export function readRichText(html: string, see: (name: string, inside: string) => string = asWritten): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  const put = (node: RichNode) => (open.at(-1)?.children ?? root).push(node);
  let at = 0;

  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start === -1) break;
    const found = readTag(html, start);
    if (found.name) found.name = see(found.name, found.closing ? '' : found.inside);
    if (start > at) put(decodeEntities(html.slice(at, start)));
    at = found.end;
    if (!found.name) {
      if (found.text) put(found.text);
    } else if (found.closing) {
      const match = open.findLastIndex(({ tag }) => tag === found.name);
      if (match !== -1) open.length = match;
    } else if (opaque.has(found.name)) {
      at = afterElement(html, found.written ?? found.name, at);
    } else if (isAllowed(found.name)) {
      endImplied(open, found.name);
      const element = { tag: found.name, attributes: readAttributes(found.inside), children: [] };
      put(element);
      if (!empty.has(found.name) && open.length < deepest) open.push(element);
    }
  }
  if (at < html.length) put(decodeEntities(html.slice(at)));
  return root;
}

function asWritten(name: string): string {
  return name;
}

interface Tag {
  /** Where the text goes on. */
  end: number;
  /** In lower case; absent for a comment and for a sign that begins no tag. */
  name?: string;
  /** The name before it was seen. */
  written?: string;
  closing: boolean;
  /** All between the name and the end. */
  inside: string;
  /** What is to be read as words. */
  text?: string;
}

function readTag(html: string, start: number): Tag {
  const none = { closing: false, inside: '' };
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4);
    return { ...none, end: end === -1 ? html.length : end + 3 };
  }
  const [, slash, name] = /^<(\/?)([a-z][a-z\d]{0,15})/iu.exec(html.slice(start, start + 18)) ?? [];
  const markup = name !== undefined || /[!?/]/u.test(html[start + 1] ?? '');
  if (!markup) return { ...none, end: start + 1, text: '<' };
  const end = endOfTag(html, start);
  if (name === undefined) return { ...none, end: end + 1 };
  return {
    end: end + 1,
    name: name.toLowerCase(),
    written: name.toLowerCase(),
    closing: slash === '/',
    inside: html.slice(start + 1 + (slash?.length ?? 0) + name.length, end),
  };
}

/** The place of the `>` that ends a tag; quoted ones do not. The end of the text where there is none. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let at = start; at < html.length; at += 1) {
    const sign = html[at] ?? '';
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign;
  }
  return html.length;
}

function afterElement(html: string, name: string, from: number): number {
  const rest = html.slice(from);
  const end = new RegExp(`</${name}[^>]*>`, 'iu').exec(rest);
  return end ? from + end.index + end[0].length : html.length;
}

function endImplied(open: RichElement[], name: string): void {
  if (breaksParagraph.has(name) && open.at(-1)?.tag === 'p') open.pop();
  const ended = closes[name] ?? [];
  while (ended.includes(open.at(-1)?.tag ?? '')) open.pop();
}

/** The attributes of a tag, by name in lower case, with their entities decoded; the first of a name counts. */
export function readAttributes(inside: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  if (inside === '') return attributes;
  for (const [, name = '', double, single, bare] of inside.matchAll(
    /([^\s=/"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/gu,
  )) {
    attributes[name.toLowerCase()] ??= decodeEntities(double ?? single ?? bare ?? '');
  }
  return attributes;
}
