import type { StudentBookSummary } from '@rubrica/api-client/contract';

type Read = Pick<StudentBookSummary, 'reading' | 'pageCount'>;

/** How far somebody is in a book, from 0 to 1. */
export function shareRead({ reading, pageCount }: Read): number {
  if (!reading || pageCount === 0) return 0;
  return reading.finishedAt ? 1 : Math.min(1, (reading.page - 1) / pageCount);
}

/** The book that somebody opened last and has not finished. */
export function lastOpened<Book extends Read>(books: readonly Book[]): Book | null {
  const begun = books.filter(({ reading }) => reading && !reading.finishedAt);
  const openedAt = ({ reading }: Book) => reading?.openedAt ?? '';
  return begun.toSorted((one, other) => openedAt(other).localeCompare(openedAt(one)))[0] ?? null;
}
