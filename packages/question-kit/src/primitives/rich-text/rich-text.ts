/**
 * The tags that rich text may contain, used by the server's sanitiser and by the renderer.
 * Images are not included: they are files of input items or options.
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

/** A tag that rich text may contain. */
export type RichTextTag = (typeof richTextTags)[number];

/** The tags that format words within a line, in the order in which they enclose each other. */
export const inlineFormats = [
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'mark',
  'code',
] as const satisfies readonly RichTextTag[];

/** A tag that formats words within a line. */
export type InlineFormat = (typeof inlineFormats)[number];

/** Attributes that are allowed on every tag. */
export const richTextGlobalAttributes = ['dir', 'lang'] as const;

/** Further attributes, by tag. */
export const richTextAttributes = {
  a: ['href', 'title'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Partial<Record<RichTextTag, readonly string[]>>;

/** The protocols of links. */
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
  'th',
  'td',
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
 * Returns the text of rich text without tags: blocks end in a line break, entities are decoded.
 * For counting, searching and checking for emptiness; the result must not be used as HTML.
 */
export function plainText(html: string): string {
  const pieces: string[] = [];
  let position = 0;
  while (position < html.length) {
    const tagStart = html.indexOf('<', position);
    pieces.push(html.slice(position, tagStart === -1 ? undefined : tagStart));
    const tagEnd = tagStart === -1 ? -1 : html.indexOf('>', tagStart);
    if (tagEnd === -1) break;
    const name =
      /^\/?([a-z0-9]+)/iu.exec(html.slice(tagStart + 1, Math.min(tagEnd, tagStart + 14)))?.[1]?.toLowerCase() ?? '';
    if (blockTags.has(name)) pieces.push('\n');
    position = tagEnd + 1;
  }
  return decodeEntities(pieces.join(''))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Whether rich text contains no text. */
export function isBlank(html: string): boolean {
  return plainText(html) === '';
}

/** Decodes the entities of a text; unknown names are left unchanged. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    const point = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}
