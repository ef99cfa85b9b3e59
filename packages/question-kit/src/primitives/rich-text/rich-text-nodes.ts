import { decodeEntities, richTextTags, type RichTextTag } from './rich-text.ts';

/** A node of rich text: a text, or an allowed element with its source attributes. */
export type RichNode = string | RichElement;

/** An allowed element. `attributes` are unfiltered; renderers must pick the allowed ones. */
export interface RichElement {
  tag: RichTextTag;
  attributes: Readonly<Record<string, string>>;
  children: RichNode[];
}

const tags: ReadonlySet<string> = new Set(richTextTags);
const isAllowedTag = (name: string): name is RichTextTag => tags.has(name);

/** Elements that are removed with their content; of other unknown elements the content is kept. */
const skippedElements: ReadonlySet<string> = new Set(
  'script style template noscript iframe object svg math title textarea select'.split(' '),
);
/** Elements nested deeper become siblings, because renderers are recursive. */
const maxDepth = 60;
const voidElements: ReadonlySet<string> = new Set(['br', 'hr']);

const cells = ['td', 'th'];
/** The open elements that a start tag closes, because HTML allows their end tags to be omitted. */
const impliedEndTags: Readonly<Record<string, readonly string[]>> = {
  li: ['li', 'p'],
  td: cells,
  th: cells,
  tr: ['tr', ...cells],
};
const paragraphEndingTags: ReadonlySet<string> = new Set('p hr h2 h3 h4 blockquote ul ol pre table'.split(' '));

/**
 * Parses the HTML of rich text. It knows only the allowed tags, returns the same on a server and in a browser, takes linear
 * time and never throws: invalid markup is read as text.
 *
 * @param mapTagName is called for every tag and returns the name to read it as; `inside` is the source after the name
 */
export function readRichText(
  html: string,
  mapTagName: (name: string, inside: string) => string = keepTagName,
): RichNode[] {
  const root: RichNode[] = [];
  const open: RichElement[] = [];
  const append = (node: RichNode) => (open.at(-1)?.children ?? root).push(node);
  let position = 0;

  while (position < html.length) {
    const start = html.indexOf('<', position);
    if (start === -1) break;
    const parsedTag = readTag(html, start);
    if (parsedTag.name) parsedTag.name = mapTagName(parsedTag.name, parsedTag.closing ? '' : parsedTag.inside);
    if (start > position) append(decodeEntities(html.slice(position, start)));
    position = parsedTag.end;
    if (!parsedTag.name) {
      if (parsedTag.text) append(parsedTag.text);
    } else if (parsedTag.closing) {
      const match = open.findLastIndex(({ tag }) => tag === parsedTag.name);
      if (match !== -1) open.length = match;
    } else if (skippedElements.has(parsedTag.name)) {
      position = afterElement(html, parsedTag.originalName ?? parsedTag.name, position);
    } else if (isAllowedTag(parsedTag.name)) {
      closeImpliedElements(open, parsedTag.name);
      const element = { tag: parsedTag.name, attributes: readAttributes(parsedTag.inside), children: [] };
      append(element);
      if (!voidElements.has(parsedTag.name) && open.length < maxDepth) open.push(element);
    }
  }
  if (position < html.length) append(decodeEntities(html.slice(position)));
  return root;
}

function keepTagName(name: string): string {
  return name;
}

interface Tag {
  /** Offset after the tag. */
  end: number;
  /** In lower case; absent for a comment and for a `<` that starts no tag. */
  name?: string;
  /** The name before `mapTagName`. */
  originalName?: string;
  closing: boolean;
  /** The source between the name and the end. */
  inside: string;
  /** Text to be kept literally. */
  text?: string;
}

function readTag(html: string, start: number): Tag {
  const none = { closing: false, inside: '' };
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4);
    return { ...none, end: end === -1 ? html.length : end + 3 };
  }
  const [, slash, name] = /^<(\/?)([a-z][a-z\d]{0,15})/iu.exec(html.slice(start, start + 18)) ?? [];
  const isMarkup = name !== undefined || /[!?/]/u.test(html[start + 1] ?? '');
  if (!isMarkup) return { ...none, end: start + 1, text: '<' };
  const end = endOfTag(html, start);
  if (name === undefined) return { ...none, end: end + 1 };
  return {
    end: end + 1,
    name: name.toLowerCase(),
    originalName: name.toLowerCase(),
    closing: slash === '/',
    inside: html.slice(start + 1 + (slash?.length ?? 0) + name.length, end),
  };
}

/** Returns the index of the unquoted `>` that ends a tag, or the length of the text if there is none. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let index = start; index < html.length; index += 1) {
    const character = html[index] ?? '';
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return index;
    else if ((character === '"' || character === "'") && html[index - 1] === '=') quote = character;
  }
  return html.length;
}

function afterElement(html: string, name: string, from: number): number {
  const start = html.slice(from).search(new RegExp(`</${name}`, 'iu'));
  const end = start === -1 ? -1 : html.indexOf('>', from + start);
  return end === -1 ? html.length : end + 1;
}

function closeImpliedElements(open: RichElement[], name: string): void {
  if (paragraphEndingTags.has(name) && open.at(-1)?.tag === 'p') open.pop();
  const ended = impliedEndTags[name] ?? [];
  while (ended.includes(open.at(-1)?.tag ?? '')) open.pop();
}

/** Parses the attributes of a tag, by name in lower case, with entities decoded; the first of equal names counts. */
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
