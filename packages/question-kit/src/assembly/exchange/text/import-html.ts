import type { FileRef } from '../../../primitives/schema/fields.ts';
import { cleanRichText, escapeHtml } from '../../../primitives/rich-text/clean-rich-text.ts';
import type { InputItem } from '../../../primitives/schema/input.ts';
import { readAttributes } from '../../../primitives/rich-text/rich-text-nodes.ts';
import { plainText } from '../../../primitives/rich-text/rich-text.ts';
import type { ImportContext, SourceQuestion } from '../import-context.ts';
import type { ImportedFile } from '../source-item.ts';
import { carryDirection } from './carry-direction.ts';
import { fileNameOf, mediaTypeOf, nameOfMedia } from './media-types.ts';
import { isRichTextTag, toRichTextTag } from './rich-text-tags.ts';

const unsafeTags: ReadonlySet<string> = new Set(
  'script iframe object embed applet form input button link meta base'.split(' '),
);
const unsupportedTags: ReadonlySet<string> = new Set(
  'math svg canvas map textarea select title noscript template'.split(' '),
);
const mediaTags: ReadonlySet<string> = new Set(['img', 'audio', 'video', 'source']);
/** Tags without visible effect; removing them is not reported. */
const ignoredTags: ReadonlySet<string> = new Set(
  'tbody colgroup col html body head font style wbr bdi small abbr label'.split(' '),
);
const ignoredAttributes =
  /^(?:class|id|style|width|height|align|valign|border|cellpadding|cellspacing|target|rel|xmlns|xml:.*|data-.*|aria-.*|role)$/u;

/** Returns the bytes of an image or recording by its address; undefined if the source does not contain it. */
export type FindFile = (address: string) => Uint8Array<ArrayBuffer> | undefined;

/** Imported rich text and the media found in it. */
export interface ImportedHtml {
  html: string;
  /** Images and recordings, which rich text cannot hold. */
  media: InputItem[];
}

/**
 * Converts HTML of other systems to rich text. Scripts, handlers and unsupported elements are removed and reported; images
 * and recordings become stimuli with files that the host has to store.
 *
 * @param findFile omit it where media cannot become stimuli, for example in feedback
 */
export function importHtml(
  html: string,
  context: ImportContext,
  question: SourceQuestion,
  findFile?: FindFile,
): ImportedHtml {
  const media: InputItem[] = [];
  if (html.trim() === '') return { html: '', media };
  const importedAddresses = new Set<string>();
  const simplified = new Set<string>();
  const mapTag = (name: string, inside: string): string => {
    const attributes = inside === '' ? {} : readAttributes(inside);
    reportAttributes(name, attributes, question, simplified);
    if (mediaTags.has(name)) {
      const address = attributes['src'] ?? '';
      if (!findFile) question.reportChange('html-lost', { what: `<${name}>` });
      else if (address !== '' && !importedAddresses.has(address)) {
        importedAddresses.add(address);
        media.push(...importMedia(address, attributes['alt'] ?? '', context, question, findFile));
      }
    } else if (
      name === 'a' &&
      findFile &&
      mediaTypeOf(attributes['href'] ?? '') &&
      findFile(attributes['href'] ?? '')
    ) {
      media.push(...importMedia(attributes['href'] ?? '', '', context, question, findFile));
    } else if (name === 'track' && findFile)
      importCaptions(attributes['src'] ?? '', media, context, question, findFile);
    else if (unsafeTags.has(name)) question.reportChange('html-unsafe', { what: `<${name}>` });
    else if (unsupportedTags.has(name)) question.reportChange('html-lost', { what: `<${name}>` });
    else if (!isRichTextTag(toRichTextTag(name)) && !ignoredTags.has(name)) simplified.add(`<${name}>`);
    return toRichTextTag(name);
  };
  const clean = cleanRichText(carryDirection(html), mapTag)
    .replaceAll(/<p(?: [^>]*)?>\s*<\/p>/gu, '')
    .trim();
  if (simplified.size > 0) question.reportChange('html-simplified', { what: [...simplified].slice(0, 8).join(', ') });
  if (plainText(clean) === '') return { html: '', media };
  return { html: /<(?:p|h[2-4]|ul|ol|blockquote|pre|table|hr)[ >]/u.test(clean) ? clean : `<p>${clean}</p>`, media };
}

function reportAttributes(
  name: string,
  attributes: Readonly<Record<string, string>>,
  question: SourceQuestion,
  simplified: Set<string>,
): void {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute.startsWith('on')) question.reportChange('html-unsafe', { what: attribute });
    else if (/^\s*(?:javascript|vbscript|data):/iu.test(value) && !(mediaTags.has(name) && /^\s*data:/iu.test(value))) {
      question.reportChange('html-unsafe', { what: `${attribute}="${value.trim().slice(0, 20)}…"` });
    } else if (attribute === 'style' || attribute === 'color') simplified.add(attribute);
    else if (attribute === 'href' && !/^(?:https?|mailto):/iu.test(value))
      simplified.add(`href="${value.slice(0, 40)}"`);
    else if (ignoredAttributes.test(attribute)) continue;
  }
}

/** Adds captions to the video before them, or reports them if there is none. */
function importCaptions(
  address: string,
  media: readonly InputItem[],
  context: ImportContext,
  question: SourceQuestion,
  findFile: FindFile,
): void {
  const video = media.at(-1);
  const file = importFile(address, fileNameOf(address), context, question, findFile);
  if (!file) return;
  if (video?.kind === 'video' && file.mime === 'text/vtt') video.captions = file;
  else question.reportChange('media-unsupported', { name: file.name });
}

/** Imports an image or a recording as a stimulus; reports it if that is not possible. */
export function importMedia(
  address: string,
  alt: string,
  context: ImportContext,
  question: SourceQuestion,
  findFile: FindFile,
): InputItem[] {
  const file = importFile(address, fileNameOf(decodePath(address)), context, question, findFile);
  if (!file) return [];
  const { name } = file;
  const id = context.newId();
  const kind = file.mime.split('/')[0];
  question.reportChange(kind === 'image' ? 'image-moved' : 'media-moved', { name });
  if (kind === 'image') return [{ id, kind: 'image', file, alt: plainText(alt).slice(0, 1000) }];
  if (kind === 'audio') return [{ id, kind: 'audio', file }];
  if (kind === 'video') return [{ id, kind: 'video', file }];
  return file.mime === 'application/pdf' ? [{ id, kind: 'pdf', file }] : [];
}

/** Adds the file at an address to the import; reports it and returns undefined if that is not possible. */
export function importFile(
  address: string,
  nameInSource: string,
  context: ImportContext,
  question: SourceQuestion,
  findFile: FindFile,
): FileRef | undefined {
  const dataUrl = /^\s*data:([\w/+.-]{1,100})(?:;[\w=-]{1,50})?;base64,/iu.exec(address);
  const mime = dataUrl ? dataUrl[1]?.toLowerCase() : mediaTypeOf(nameInSource);
  const name = dataUrl ? nameOfMedia(mime ?? '', context.files.length + 1) : nameInSource;
  if (!dataUrl && /^(?:[a-z][a-z\d+.-]*:)?\/\//iu.test(address)) {
    question.reportChange('image-elsewhere', { name: address.slice(0, 200) });
    return undefined;
  }
  if (
    mime === undefined ||
    !/^(?:image\/(?:png|jpeg|gif|webp|avif)|audio\/|video\/|application\/pdf|text\/vtt)/u.test(mime)
  ) {
    question.reportChange('media-unsupported', { name });
    return undefined;
  }
  const bytes = dataUrl ? fromBase64(address.slice(dataUrl[0].length)) : findFile(address);
  if (!bytes) {
    question.reportChange('image-missing', { name });
    return undefined;
  }
  const existing = context.filesByBytes.get(bytes);
  if (existing) return toFileRef(existing);
  const file: ImportedFile = { id: context.newId(), name, mime, size: bytes.length, bytes };
  context.files.push(file);
  context.filesByBytes.set(bytes, file);
  return toFileRef(file);
}

/** Converts feedback to rich text; undefined if it is empty. */
export function importFeedback(html: string, context: ImportContext, question: SourceQuestion): string | undefined {
  const { html: why } = importHtml(html, context, question);
  return why === '' ? undefined : why;
}

/** Whether a text contains a complete tag. */
export function containsTag(text: string): boolean {
  const start = text.search(/<\/?[a-z]/iu);
  return start !== -1 && text.includes('>', start);
}

/** Converts HTML to the plain text of an option or answer. With `shouldKeepImage` the caller imports its image. */
export function importPlainText(html: string, question: SourceQuestion, shouldKeepImage = false): string {
  if (!/[<&]/u.test(html)) return html.replaceAll(/\s+/gu, ' ').trim();
  for (const [, name = ''] of html.matchAll(/<(img|audio|video|object|iframe|math|svg)\b/giu)) {
    if (name.toLowerCase() !== 'img' || !shouldKeepImage)
      question.reportChange('html-lost', { what: `<${name.toLowerCase()}>` });
  }
  if (/<(?!\/|p[ >]|br|span|div|img)[a-z]/iu.test(html)) question.reportChange('markup-lost');
  return plainText(cleanRichText(html, toRichTextTag)).replaceAll(/\s+/gu, ' ').trim();
}

/** Converts plain text to rich text; an empty line separates paragraphs. */
export function htmlOf(text: string): string {
  return text
    .split(/\n[ \t]*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}

/** Decodes base64; undefined if it is not valid. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  let decoded: string;
  try {
    decoded = atob(text);
  } catch {
    return undefined;
  }
  const bytes = new Uint8Array(decoded.length);
  for (let index = 0; index < decoded.length; index += 1) bytes[index] = decoded.charCodeAt(index);
  return bytes;
}

function toFileRef({ id, name, mime, size }: FileRef): FileRef {
  return { id, name, mime, size };
}

function decodePath(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
