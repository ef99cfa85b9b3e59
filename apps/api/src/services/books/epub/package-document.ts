import type { BookParts } from './book-parts.ts';
import { directionOf, titleOf, xmlStart } from './documents.ts';
import type { EpubBook } from './epub-book.ts';
import { epubTexts } from './epub-texts.ts';
import { escapeXml, xmlAttributes } from './xml.ts';

/** Where the package is in the archive. */
export const packagePath = 'EPUB/package.opf';

/** Names the package: the file that a reader opens first. */
export const containerDocument = `${xmlStart}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="${packagePath}" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

/** The package: what the book is, its files, and their order. */
export function packageDocument(book: EpubBook, parts: BookParts): string {
  const root = {
    xmlns: 'http://www.idpf.org/2007/opf',
    version: '3.0',
    'unique-identifier': 'book-id',
    'xml:lang': book.language,
    dir: directionOf(book),
  };
  return `${xmlStart}<package${xmlAttributes(root)}>
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata(book, parts).join('\n')}
</metadata>
<manifest>
${manifest(parts).join('\n')}
</manifest>
<spine page-progression-direction="${directionOf(book)}">
${['title', ...parts.pages.map(({ id }) => id)].map((id) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}

const meta = (property: string, value: string, refines?: string) =>
  `<meta${xmlAttributes({ refines, property })}>${escapeXml(value)}</meta>`;

const item = (id: string, href: string, mime: string, more: Record<string, string | undefined> = {}) =>
  `<item${xmlAttributes({ id, href, 'media-type': mime, ...more })}/>`;

function metadata(book: EpubBook, { pages, images, isDescribed }: BookParts): string[] {
  const sounds = pages.flatMap(({ sound }) => sound ?? []);
  const [hasImages, isSpoken] = [images.length > 0, sounds.length > 0];
  const author = escapeXml(book.author).trim();
  const totalMs = sounds.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const isDecided = images.every(({ mime }) => mime === 'image/jpeg');
  return [
    `<dc:identifier id="book-id">urn:uuid:${escapeXml(book.id)}</dc:identifier>`,
    `<dc:title>${titleOf(book)}</dc:title>`,
    `<dc:language>${book.language}</dc:language>`,
    ...(author === '' ? [] : [`<dc:creator>${author}</dc:creator>`]),
    meta('dcterms:modified', book.modifiedAt.toISOString().replace(/\.\d+Z$/u, 'Z')),
    meta('schema:accessMode', 'textual'),
    ...(hasImages ? [meta('schema:accessMode', 'visual')] : []),
    ...(isSpoken ? [meta('schema:accessMode', 'auditory')] : []),
    meta('schema:accessModeSufficient', isDescribed ? 'textual' : 'textual,visual'),
    ...['tableOfContents', 'readingOrder', 'structuralNavigation', 'pageNavigation'].map((feature) =>
      meta('schema:accessibilityFeature', feature),
    ),
    ...(hasImages && isDescribed ? [meta('schema:accessibilityFeature', 'alternativeText')] : []),
    ...(isSpoken ? [meta('schema:accessibilityFeature', 'synchronizedAudioText')] : []),
    // Of an image that may move nobody has said whether it flashes.
    meta('schema:accessibilityHazard', isDecided ? 'none' : 'unknown'),
    meta('schema:accessibilitySummary', epubTexts[book.language].summary({ hasImages, isDescribed, isSpoken })),
    ...sounds.map(({ durationMs, overlay }) => meta('media:duration', `${durationMs}ms`, `#${overlay.id}`)),
    ...(isSpoken ? [meta('media:duration', `${totalMs}ms`), meta('media:active-class', 'spoken')] : []),
  ];
}

function manifest({ pages, images }: BookParts): string[] {
  return [
    item('contents', 'contents.xhtml', 'application/xhtml+xml', { properties: 'nav' }),
    item('style', 'style.css', 'text/css'),
    item('title', 'title.xhtml', 'application/xhtml+xml'),
    ...pages.map(({ id, path, mime, sound }) => item(id, path, mime, { 'media-overlay': sound?.overlay.id })),
    ...pages.flatMap(({ sound }) =>
      sound
        ? [item(sound.overlay.id, sound.overlay.path, sound.overlay.mime), item(sound.id, sound.path, sound.mime)]
        : [],
    ),
    ...images.map(({ id, path, mime }, index) =>
      item(id, path, mime, { properties: index === 0 ? 'cover-image' : undefined }),
    ),
  ];
}
