import type { FileRef } from '../../../primitives/schema/fields.ts';
import { cleanRichText, escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import { readAttributes } from '../../../primitives/rich-text/rich-text-nodes.ts';
import { plainText, richTextTags } from '../../../primitives/rich-text/rich-text.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';
import type { ImportedFile } from '../source-item.ts';
import { fileNameOf, mediaTypeOf } from './media-types.ts';

/** Tags that mean the same as one that rich text has. */
const alike: Readonly<Record<string, string>> = {
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
/** The name of the tag of rich text that means the same. */
export function toRichTextTag(name: string): string {
  return alike[name] ?? name;
}

const allowed: ReadonlySet<string> = new Set(richTextTags);
const unsafe: ReadonlySet<string> = new Set(
  'script iframe object embed applet form input button link meta base'.split(' '),
);
const lost: ReadonlySet<string> = new Set('math svg canvas map textarea select title noscript template'.split(' '));
/** They say nothing by themselves; losing them changes nothing that one sees. */
const silent: ReadonlySet<string> = new Set(
  'tbody colgroup col html body head font style wbr bdi small abbr label'.split(' '),
);
const quietAttributes =
  /^(?:class|id|style|width|height|align|valign|border|cellpadding|cellspacing|target|rel|xmlns|xml:.*|data-.*|aria-.*|role)$/u;

/** Finds the bytes behind an image's or a recording's address; undefined where the file does not have them. */
export type FindFile = (address: string) => Uint8Array<ArrayBuffer> | undefined;

/** Rich text that was taken, and what stood in it besides. */
export interface ImportedHtml {
  html: string;
  /** Images and recordings, which rich text cannot hold. */
  media: InputItem[];
}

/**
 * Takes foreign HTML as rich text. Scripts, handlers and what rich text cannot hold are taken out and told; images and
 * recordings become stimuli with files that the host has to store.
 *
 * @param find absent where no stimulus may come of it, as in what is said to an answer
 */
export function importHtml(
  html: string,
  context: ImportContext,
  question: SourceQuestion,
  find?: FindFile,
): ImportedHtml {
  const media: InputItem[] = [];
  if (html.trim() === '') return { html: '', media };
  const taken = new Set<string>();
  const simplified = new Set<string>();
  const see = (name: string, inside: string): string => {
    const attributes = inside === '' ? {} : readAttributes(inside);
    noteAttributes(name, attributes, question, simplified);
    if (name === 'img' || name === 'audio' || name === 'video' || name === 'source') {
      const address = attributes['src'] ?? '';
      if (!find) question.changed('html-lost', { what: `<${name}>` });
      else if (address !== '' && !taken.has(address)) {
        taken.add(address);
        media.push(...importMedia(address, attributes['alt'] ?? '', context, question, find));
      }
    } else if (name === 'a' && find && mediaTypeOf(attributes['href'] ?? '') && find(attributes['href'] ?? '')) {
      media.push(...importMedia(attributes['href'] ?? '', '', context, question, find));
    } else if (name === 'track' && find) takeCaptions(attributes['src'] ?? '', media, context, question, find);
    else if (unsafe.has(name)) question.changed('html-unsafe', { what: `<${name}>` });
    else if (lost.has(name)) question.changed('html-lost', { what: `<${name}>` });
    else if (!allowed.has(name) && alike[name] === undefined && !silent.has(name)) simplified.add(`<${name}>`);
    return alike[name] ?? name;
  };
  const clean = cleanRichText(html, see)
    .replaceAll(/<p>\s*<\/p>/gu, '')
    .trim();
  if (simplified.size > 0) question.changed('html-simplified', { what: [...simplified].slice(0, 8).join(', ') });
  if (plainText(clean) === '') return { html: '', media };
  return { html: /<(?:p|h[2-4]|ul|ol|blockquote|pre|table|hr)[ >]/u.test(clean) ? clean : `<p>${clean}</p>`, media };
}

function noteAttributes(
  name: string,
  attributes: Readonly<Record<string, string>>,
  question: SourceQuestion,
  simplified: Set<string>,
): void {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on')) question.changed('html-unsafe', { what: attribute });
    else if (/^\s*(?:javascript|vbscript|data):/iu.test(value) && name !== 'img') {
      question.changed('html-unsafe', { what: `${attribute}="${value.trim().slice(0, 20)}…"` });
    } else if (attribute === 'style' || attribute === 'color') simplified.add(attribute);
    else if (attribute === 'href' && !/^(?:https?|mailto):/iu.test(value))
      simplified.add(`href="${value.slice(0, 40)}"`);
    else if (quietAttributes.test(attribute)) continue;
  }
}

/** The captions of the video before them; they are told where there is none. */
function takeCaptions(
  address: string,
  media: readonly InputItem[],
  context: ImportContext,
  question: SourceQuestion,
  find: FindFile,
): void {
  const video = media.at(-1);
  const file = importFile(address, fileNameOf(address), context, question, find);
  if (!file) return;
  if (video?.kind === 'video' && file.mime === 'text/vtt') video.captions = file;
  else question.changed('media-unsupported', { name: file.name });
}

/** An image or a recording as a stimulus, or nothing with the reason told. */
export function importMedia(
  address: string,
  alt: string,
  context: ImportContext,
  question: SourceQuestion,
  find: FindFile,
): InputItem[] {
  const name = fileNameOf(address.startsWith('data:') ? 'image' : decodePath(address));
  const file = importFile(address, name, context, question, find);
  if (!file) return [];
  const id = context.newId();
  const kind = file.mime.split('/')[0];
  question.changed(kind === 'image' ? 'image-moved' : 'media-moved', { name });
  if (kind === 'image') return [{ id, kind: 'image', file, alt: plainText(alt).slice(0, 1000) }];
  if (kind === 'audio') return [{ id, kind: 'audio', file }];
  if (kind === 'video') return [{ id, kind: 'video', file }];
  return file.mime === 'application/pdf' ? [{ id, kind: 'pdf', file }] : [];
}

/** The file behind an address, kept for the host; undefined with the reason told. */
export function importFile(
  address: string,
  name: string,
  context: ImportContext,
  question: SourceQuestion,
  find: FindFile,
): FileRef | undefined {
  const data = /^data:([\w/+.-]+);base64,/u.exec(address);
  const mime = data ? data[1] : mediaTypeOf(name);
  if (!data && /^(?:[a-z][a-z\d+.-]*:)?\/\//iu.test(address)) {
    question.changed('image-elsewhere', { name: address.slice(0, 200) });
    return undefined;
  }
  if (
    mime === undefined ||
    !/^(?:image\/(?:png|jpeg|gif|webp|avif)|audio\/|video\/|application\/pdf|text\/vtt)/u.test(mime)
  ) {
    question.changed('media-unsupported', { name });
    return undefined;
  }
  const bytes = data ? fromBase64(address.slice(data[0].length)) : find(address);
  if (!bytes) {
    question.changed('image-missing', { name });
    return undefined;
  }
  const known = context.files.find((one) => one.bytes === bytes);
  if (known) return refOf(known);
  const file: ImportedFile = { id: context.newId(), name, mime, size: bytes.length, bytes };
  context.files.push(file);
  return refOf(file);
}

/** What is said to an answer, as rich text, or undefined where nothing is. */
export function importFeedback(html: string, context: ImportContext, question: SourceQuestion): string | undefined {
  const { html: why } = importHtml(html, context, question);
  return why === '' ? undefined : why;
}

/** Foreign HTML as the plain text of an option or answer; `keepsImage` where its image is taken besides. */
export function importPlainText(html: string, question: SourceQuestion, keepsImage = false): string {
  if (!/[<&]/u.test(html)) return html.replaceAll(/\s+/gu, ' ').trim();
  for (const [, name = ''] of html.matchAll(/<(img|audio|video|object|iframe|math|svg)\b/giu)) {
    if (name.toLowerCase() !== 'img' || !keepsImage) question.changed('html-lost', { what: `<${name.toLowerCase()}>` });
  }
  if (/<(?!\/|p[ >]|br|span|div|img)[a-z]/iu.test(html)) question.changed('markup-lost');
  return plainText(cleanRichText(html, toRichTextTag)).replaceAll(/\s+/gu, ' ').trim();
}

/** Plain text as rich text: an empty line parts paragraphs. */
export function htmlOf(text: string): string {
  return text
    .split(/\n[ \t]*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** The bytes of base64, or undefined where it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll(/\s+/gu, '')), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function refOf({ id, name, mime, size }: FileRef): FileRef {
  return { id, name, mime, size };
}

function decodePath(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
