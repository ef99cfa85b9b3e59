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

/** Puts a page that was removed back where it was in `before`, with its questions, and leaves everything else as it is now. */
export function putPageBack(content: BookContent, before: BookContent, id: string): BookContent {
  const at = before.pages.findIndex(({ _id }) => _id === id);
  const page = before.pages[at];
  if (!page || content.pages.some(({ _id }) => _id === id)) return content;
  const asked = new Set(before.questions.filter((one) => one.page === id).map(({ question }) => question));
  return {
    ...insertPage(content, at, page),
    questions: content.questions.map((one) =>
      one.page === null && asked.has(one.question) ? { ...one, page: id } : one,
    ),
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

const longestBeginning = 80;

const textOf = ({ text }: Pick<BookPage, 'text'>): string => plainText(text).replaceAll(/\s+/gu, ' ').trim();

/** The first words of a page, as the list of pages shows them. */
export function beginningOf(page: Pick<BookPage, 'text'>): string {
  return textOf(page).slice(0, longestBeginning);
}

/** The first words of a page; of one that differs from another only behind them, those at the first difference. */
export function beginningBeside(page: Pick<BookPage, 'text'>, other: Pick<BookPage, 'text'> | undefined): string {
  const text = textOf(page);
  const beside = other ? textOf(other) : text;
  let at = 0;
  while (at < text.length && text[at] === beside[at]) at += 1;
  // With some words before it, as where the page only ends sooner.
  const from = text.lastIndexOf(' ', at - longestBeginning / 4) + 1;
  if (text === beside || at < longestBeginning / 2 || from === 0) return beginningOf(page);
  return `… ${text.slice(from, from + longestBeginning)}`;
}

/** In what a page differs from the same page of another book; undefined where that has no such page. */
export function pageDifferences(page: BookPage, other: BookPage | undefined) {
  if (!other) return ['page'] as const;
  const hasOtherText = textOf(page) !== textOf(other);
  return [
    ...(hasOtherText ? (['text'] as const) : []),
    ...(!hasOtherText && page.text !== other.text ? (['formatting'] as const) : []),
    ...(mediaOf(page) === mediaOf(other) ? [] : (['media'] as const)),
  ];
}

/** The pictures and the recording of a page, to be compared. */
function mediaOf({ images, recording }: BookPage): string {
  return JSON.stringify([images.map(({ file, alt }) => [file.id, alt]), recording?.id]);
}

/** Whether something besides the title and the pages differs. */
export function hasOtherDetails(content: BookContent, other: BookContent): boolean {
  return detailsOf(content) !== detailsOf(other);
}

function detailsOf({ language, category, genre, grade, lexile, level, accent, questions }: BookContent): string {
  const asked = questions.map(({ question, page }) => [question, page]);
  return JSON.stringify([language, category, genre, grade, lexile, level, accent, asked]);
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
