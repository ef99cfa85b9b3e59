import type { Readable } from 'node:stream';
import { createArchive } from '../../archive/create-archive.ts';
import { bookParts } from './book-parts.ts';
import { navigationDocument, overlayDocument, pageDocument, styleSheet, titleDocument } from './documents.ts';
import type { EpubBook, EpubEntry, EpubFile } from './epub-book.ts';
import { containerDocument, packageDocument, packagePath } from './package-document.ts';

/** Returns the files of a book's archive, in their order. The same book gives the same files. */
export function epubEntries(book: EpubBook): EpubEntry[] {
  const parts = bookParts(book);
  const { pages, images } = parts;
  const sounds = pages.flatMap(({ sound }) => sound ?? []);
  const inPackage: EpubEntry[] = [
    { path: 'contents.xhtml', content: navigationDocument(book, parts) },
    { path: 'style.css', content: styleSheet },
    { path: 'title.xhtml', content: titleDocument(book) },
    ...pages.map((page) => ({ path: page.path, content: pageDocument(book, page) })),
    ...pages.flatMap((page) => (page.sound ? [{ path: page.sound.overlay.path, content: overlayDocument(page) }] : [])),
    ...[...images, ...sounds].map(({ path, file }) => ({ path, content: file.open })),
  ];
  return [
    // A reader recognizes the archive by its first bytes.
    { path: 'mimetype', content: 'application/epub+zip' },
    { path: 'META-INF/container.xml', content: containerDocument },
    { path: packagePath, content: packageDocument(book, parts) },
    ...inPackage.map(({ path, content }) => ({ path: `EPUB/${path}`, content })),
  ];
}

/** Writes a book as EPUB 3. Its files are read one at a time, as the archive is sent. */
export function writeEpub(book: EpubBook): Readable {
  const archive = createArchive({ modifiedAt: book.modifiedAt });
  for (const { path, content } of epubEntries(book)) {
    if (typeof content === 'string') archive.addText(path, content, { isStored: path === 'mimetype' });
    else archive.addLazily(path, () => chunksOf(content), { isStored: true });
  }
  return archive.end();
}

async function* chunksOf(open: EpubFile['open']): AsyncGenerator<Uint8Array> {
  yield* await open();
}
