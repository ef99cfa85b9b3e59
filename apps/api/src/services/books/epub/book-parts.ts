import { type ContentNode, elementsOf, readContent, wordsOf } from './content-nodes.ts';
import type { EpubBook, EpubFile, EpubImage } from './epub-book.ts';
import { epubTexts } from './epub-texts.ts';
import { epubImages, epubSounds } from './media-types.ts';
import { toXhtml } from './to-xhtml.ts';
import { escapeXml, xmlAttributes } from './xml.ts';

/** A file of the archive as the package lists it. `path` is seen from the package. */
interface Part {
  id: string;
  path: string;
  mime: string;
}

/** A file that is copied into the archive. */
export interface MediaPart extends Part {
  file: EpubFile;
}

/** A page as XHTML, with what belongs to it. */
export interface PagePart extends Part {
  number: string;
  /** In the table of contents. */
  label: string;
  xhtml: string;
  /** Somebody who reads it aloud, where its sound has a type and a length. */
  sound: (MediaPart & { durationMs: number; overlay: Part }) | null;
}

/** What a book consists of. */
export interface BookParts {
  pages: PagePart[];
  images: MediaPart[];
  /** Whether each image says what it shows. */
  isDescribed: boolean;
}

/** Divides a book into the files of its archive. A picture that several pages show is in it once. */
export function bookParts(book: EpubBook): BookParts {
  const images = imageParts(book);
  const pathOf = new Map(images.map(({ file, path }) => [file.id, path]));
  const shown = book.pages.flatMap((page) => page.images.filter(({ file }) => pathOf.has(file.id)));
  const pages = book.pages.map((page, index): PagePart => {
    const number = String(index + 1);
    const nodes = readContent(page.text);
    return {
      id: `page-${index + 1}`,
      path: `pages/${index + 1}.xhtml`,
      mime: 'application/xhtml+xml',
      number,
      label: headingOf(nodes) || epubTexts[book.language].page(number),
      xhtml: page.images.map((image) => figure(image, pathOf.get(image.file.id))).join('') + toXhtml(nodes),
      sound: soundOf(page.recording, index + 1),
    };
  });
  return { pages, images, isDescribed: shown.every(({ alt }) => alt.trim() !== '') };
}

/** A picture that readers do not show leaves its description. */
function figure({ alt }: EpubImage, path: string | undefined): string {
  if (path !== undefined) return `<figure><img${xmlAttributes({ src: `../${path}`, alt })}/></figure>`;
  return alt.trim() === '' ? '' : `<p>${escapeXml(alt)}</p>`;
}

function imageParts({ pages }: EpubBook): MediaPart[] {
  const files = new Map(pages.flatMap(({ images }) => images.map(({ file }) => [file.id, file])));
  return [...files.values()].flatMap((file, index) => {
    const type = epubImages[file.mime];
    if (!type) return [];
    return [{ id: `image-${index + 1}`, path: `images/${index + 1}.${type.extension}`, mime: type.mime, file }];
  });
}

function soundOf(file: EpubFile | null, number: number): PagePart['sound'] {
  const type = file && epubSounds[file.mime];
  // The package has to say how long each sound is.
  if (!type || file.durationMs === null || file.durationMs <= 0) return null;
  return {
    id: `sound-${number}`,
    path: `sounds/${number}.${type.extension}`,
    mime: type.mime,
    file,
    durationMs: file.durationMs,
    overlay: { id: `overlay-${number}`, path: `overlays/${number}.smil`, mime: 'application/smil+xml' },
  };
}

function headingOf(nodes: readonly ContentNode[]): string {
  const words = elementsOf(nodes, ['h2', 'h3', 'h4']).map(wordsOf);
  return (
    words
      .find((text) => text !== '')
      ?.slice(0, 120)
      .trim() ?? ''
  );
}
