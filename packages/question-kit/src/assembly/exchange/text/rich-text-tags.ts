import { richTextTags } from '../../../primitives/rich-text/rich-text.ts';

/** Tags that are replaced by an equivalent tag of rich text. */
const equivalentTags: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
  section: 'p',
  article: 'p',
  figure: 'p',
  figcaption: 'p',
  center: 'p',
  del: 's',
  strike: 's',
  ins: 'u',
  q: 'span',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
  dl: 'ul',
  dt: 'li',
  dd: 'li',
};
/** Returns the equivalent tag of rich text, or the name itself. */
export function toRichTextTag(name: string): string {
  return equivalentTags[name] ?? name;
}

const allowedTags: ReadonlySet<string> = new Set(richTextTags);

/** Whether rich text may hold the tag. */
export function isRichTextTag(name: string): boolean {
  return allowedTags.has(name);
}
