/** One side of an open book: a page, questions about what was read, or the end; with the number of the page, or of the one before. */
export type Leaf<Page, Question> =
  | { kind: 'page'; page: Page; number: number }
  | { kind: 'questions'; questions: readonly Question[]; number: number; isAtEnd: boolean }
  | { kind: 'end'; number: number };

interface Content<Page, Question> {
  pages: readonly Page[];
  questions: readonly Question[];
}

/** Lays out a book: its pages, each followed by its own questions, then the others, then the end. */
export function leavesOf<Page extends { _id: string }, Question extends { page: string | null }>({
  pages,
  questions,
}: Content<Page, Question>): Leaf<Page, Question>[] {
  const ids = new Set(pages.map(({ _id }) => _id));
  const last = pages.length;
  // Also those whose page is no longer there.
  const atEnd = questions.filter(({ page }) => page === null || !ids.has(page));
  return [
    ...pages.flatMap((page, index): Leaf<Page, Question>[] => {
      const own = questions.filter((question) => question.page === page._id);
      const number = index + 1;
      return [
        { kind: 'page', page, number },
        ...(own.length > 0 ? [{ kind: 'questions' as const, questions: own, number, isAtEnd: false }] : []),
      ];
    }),
    ...(atEnd.length > 0 ? [{ kind: 'questions' as const, questions: atEnd, number: last, isAtEnd: true }] : []),
    { kind: 'end', number: last },
  ];
}

/** How many leaves lie open at once. */
export type Opening = 1 | 2;

/** The first leaf that lies open where this one is in sight. */
export function firstOpen(leaf: number, opening: Opening): number {
  return leaf - (leaf % opening);
}

/** The leaf that lies open after a turn forward or back; the same where the book ends. */
export function turnedTo(leaf: number, by: 1 | -1, { count, opening }: { count: number; opening: Opening }): number {
  const next = firstOpen(leaf, opening) + by * opening;
  return next < 0 || next >= count ? firstOpen(leaf, opening) : next;
}

/** The page to go on with next time: the first in sight, but the last of the book once that is. */
export function placeOf(open: readonly { number: number }[], pageCount: number): number {
  const numbers = open.map(({ number }) => number);
  return Math.max(1, numbers.includes(pageCount) ? pageCount : Math.min(...numbers));
}

/** The leaf of a page, the first of the book where there is no such page. */
export function leafOfPage<Page, Question>(leaves: readonly Leaf<Page, Question>[], page: number): number {
  return Math.max(
    0,
    leaves.findIndex(({ kind, number }) => kind === 'page' && number === page),
  );
}
