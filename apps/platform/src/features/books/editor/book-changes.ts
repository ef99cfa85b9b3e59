import { mostBookPages, type Book, type BookContent, type BookPage } from '@rubrica/api-client/contract';
import { plainText } from '@rubrica/question-kit';

type Image = BookPage['images'][number];

/** The most pictures that a page has. */
export const mostImages = 6;

/** Returns what authors write of a stored book. */
export function contentOf(book: BookContent): BookContent {
  const { title, language, category, genre, grade, lexile, level, accent, pages, questions } = book;
  return { title, language, category, genre, grade, lexile, level, accent, pages, questions };
}

/** Returns a page without text. */
export function emptyPage(): BookPage {
  return { _id: crypto.randomUUID(), text: '', images: [], recording: null };
}

/** Whether nothing is on a page yet. */
export const isEmptyPage = ({ text, images, recording }: BookPage): boolean =>
  beginningOf({ text }) === '' && images.length === 0 && recording === null;

/** Whether another page may be added. */
export function hasRoom({ pages }: Pick<BookContent, 'pages'>): boolean {
  return pages.length < mostBookPages;
}

/** Puts a page at a position. */
export function insertPage(content: BookContent, at: number, page: BookPage): BookContent {
  return { ...content, pages: content.pages.toSpliced(at, 0, page) };
}

/** Removes a page; its questions are asked at the end. */
export function removePage(content: BookContent, id: string): BookContent {
  return {
    ...content,
    pages: content.pages.filter(({ _id }) => _id !== id),
    questions: content.questions.map((one) => (one.page === id ? { ...one, page: null } : one)),
  };
}

/** Moves a page. A place outside the book leaves it as it is. */
export function movePage(content: BookContent, from: number, to: number): BookContent {
  const page = content.pages[from];
  if (!page || from === to || to < 0 || to >= content.pages.length) return content;
  return { ...content, pages: content.pages.toSpliced(from, 1).toSpliced(to, 0, page) };
}

/** Changes one page. */
export function updatePage(content: BookContent, id: string, change: (page: BookPage) => BookPage): BookContent {
  return { ...content, pages: content.pages.map((page) => (page._id === id ? change(page) : page)) };
}

/** Adds a picture to a page, as long as there is room. */
export function addImage(content: BookContent, id: string, image: Image): BookContent {
  return updatePage(content, id, (page) =>
    page.images.length < mostImages ? { ...page, images: [...page.images, image] } : page,
  );
}

/** How many pictures have no description. */
export function undescribedImages({ pages }: Pick<BookContent, 'pages'>): number {
  return pages.flatMap(({ images }) => images).filter(({ alt }) => alt.trim() === '').length;
}

/** The first words of a page, as the list of pages shows them. */
export function beginningOf({ text }: Pick<BookPage, 'text'>): string {
  return plainText(text).replaceAll(/\s+/gu, ' ').trim().slice(0, 80);
}

/** The pages that lie open together: the first and the second, the third and the fourth. */
export function spreadOf(
  pages: readonly BookPage[],
  pageNumber: number,
): { first: number; pages: readonly BookPage[] } {
  const first = Math.max(0, Math.floor((Math.min(pageNumber, pages.length) - 1) / 2) * 2);
  return { first, pages: pages.slice(first, first + 2) };
}

/** What is told of a book's place on its way to the students. */
export function stateOf({ publishedAt, hasChanges }: Pick<Book, 'publishedAt' | 'hasChanges'>) {
  if (publishedAt === null) return 'draft' as const;
  return hasChanges ? ('changed' as const) : ('published' as const);
}
