/**
 * The HTML that rich text may hold, as data: the server's sanitiser and the renderer both read it from here.
 * Images are not in it; they are files, and come as input items or with an option.
 */
export const richTextTags = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'mark',
  'code',
  'pre',
  'span',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

/** A tag that rich text may hold. */
export type RichTextTag = (typeof richTextTags)[number];

/** Attributes that every allowed tag may carry: both serve text in two directions. */
export const richTextGlobalAttributes = ['dir', 'lang'] as const;

/** Attributes that single tags may carry besides. */
export const richTextAttributes = {
  a: ['href', 'title'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Partial<Record<RichTextTag, readonly string[]>>;

/** Protocols a link may have. */
export const richTextProtocols = ['https', 'http', 'mailto'] as const;

const blockTags: ReadonlySet<string> = new Set([
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'blockquote',
  'ul',
  'ol',
  'li',
  'pre',
  'table',
  'tr',
  'div',
]);

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/**
 * The words of rich text, without its tags: blocks end in a line break, entities become characters.
 * For counting, searching and telling emptiness; the result is text, never to be used as HTML again.
 */
export function plainText(html: string): string {
  const pieces: string[] = [];
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    pieces.push(html.slice(at, open === -1 ? undefined : open));
    const close = open === -1 ? -1 : html.indexOf('>', open);
    if (close === -1) break;
    const name = /^\/?([a-z0-9]+)/iu.exec(html.slice(open + 1, Math.min(close, open + 14)))?.[1]?.toLowerCase() ?? '';
    if (blockTags.has(name)) pieces.push('\n');
    at = close + 1;
  }
  return decodeEntities(pieces.join(''))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Whether rich text says nothing: no words once its tags are gone. */
export function isBlank(html: string): boolean {
  return plainText(html) === '';
}

/** Text with its entities turned into the characters they stand for; names that are not known stay as they are. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}
