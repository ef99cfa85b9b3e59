import type { BookParts, PagePart } from './book-parts.ts';
import type { EpubBook } from './epub-book.ts';
import { epubTexts } from './epub-texts.ts';
import { escapeXml, xmlAttributes } from './xml.ts';

export const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The direction in which a book is written, and in which its pages turn. */
export const directionOf = ({ language }: Pick<EpubBook, 'language'>) => (language === 'ar' ? 'rtl' : 'ltr');

/** The title of a book, which may not be empty in a package. */
export const titleOf = ({ title, language }: EpubBook) => escapeXml(title).trim() || epubTexts[language].untitled;

/** Nothing of fonts and colours: those are the reader's own. */
export const styleSheet = `body { line-height: 1.6 }
figure { margin: 1em 0; text-align: center }
img { max-width: 100%; max-height: 90vh; height: auto }
table { border-collapse: collapse }
td, th { border: 1px solid; padding: .25em .5em; text-align: start }
blockquote { margin: 1em 1.5em }
.title { margin-top: 30%; text-align: center }
.spoken { background: Mark; color: MarkText }
`;

interface Document {
  book: EpubBook;
  title: string;
  body: string;
  styles: string;
}

function document({ book, title, body, styles }: Document): string {
  const root = {
    xmlns: 'http://www.w3.org/1999/xhtml',
    'xmlns:epub': 'http://www.idpf.org/2007/ops',
    lang: book.language,
    'xml:lang': book.language,
    dir: directionOf(book),
  };
  return `${xmlStart}<!DOCTYPE html>
<html${xmlAttributes(root)}>
<head><title>${title}</title><link rel="stylesheet" href="${styles}"/></head>
<body>${body}</body>
</html>
`;
}

/** The first page: the book's title, and who wrote it. */
export function titleDocument(book: EpubBook): string {
  const author = escapeXml(book.author).trim();
  const body = `<section class="title" epub:type="titlepage"><h1>${titleOf(book)}</h1>${author && `<p>${author}</p>`}</section>`;
  return document({ book, title: titleOf(book), body, styles: 'style.css' });
}

/** A page of the book. */
export function pageDocument(book: EpubBook, { id, number, label, xhtml }: PagePart): string {
  const mark = `<span${xmlAttributes({ 'epub:type': 'pagebreak', role: 'doc-pagebreak', id: `${id}-start`, 'aria-label': number })}></span>`;
  const body = `<section id="${id}">${mark}${xhtml}</section>`;
  return document({ book, title: escapeXml(label), body, styles: '../style.css' });
}

const list = (items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

/** The table of contents, which is also the book's navigation, and the list of its pages. */
export function navigationDocument(book: EpubBook, { pages }: BookParts): string {
  const texts = epubTexts[book.language];
  const contents = [
    `<a href="title.xhtml">${titleOf(book)}</a>`,
    ...pages.map(({ path, label }) => `<a href="${path}">${escapeXml(label)}</a>`),
  ];
  const marks = pages.map(({ path, id, number }) => `<a href="${path}#${id}-start">${number}</a>`);
  const pageList = `<nav epub:type="page-list" role="doc-pagelist" hidden="hidden"><h2>${texts.pageList}</h2>${list(marks)}</nav>`;
  const body = `<nav epub:type="toc" role="doc-toc"><h1>${texts.contents}</h1>${list(contents)}</nav>${marks.length > 0 ? pageList : ''}`;
  return document({ book, title: texts.contents, body, styles: 'style.css' });
}

/** Says which sound belongs to a page; a reader plays it and lights the page. */
export function overlayDocument({ id, path, sound }: PagePart): string {
  if (!sound) return '';
  const clip = { src: `../${sound.path}`, clipBegin: '0ms', clipEnd: `${sound.durationMs}ms` };
  return `${xmlStart}<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0">
<body><par id="${id}-spoken"><text src="../${path}#${id}"/><audio${xmlAttributes(clip)}/></par></body>
</smil>
`;
}
