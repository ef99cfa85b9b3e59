import { readPageText } from '../document/page-texts.ts';
import type { PDFDocumentProxy } from '../document/pdf-js.ts';
import { findRanges, foldedText, type FoldedText, type TextRange } from '../../../../lib/text/folded-text.ts';

/** Where a document has what is searched for. */
export interface Hit extends TextRange {
  page: number;
  /** What stands before and after it. */
  before: string;
  match: string;
  after: string;
}

/** More than anybody goes through, and few enough to keep. */
export const maxHits = 2000;
/** Characters around a hit in a list. */
const contextLength = 40;

/** The folded texts of a document's pages, read when they are first searched. */
export class SearchIndex {
  readonly #document: PDFDocumentProxy;
  readonly #pages = new Map<number, Promise<{ source: string; folded: FoldedText }>>();

  constructor(document: PDFDocumentProxy) {
    this.#document = document;
  }

  async hitsOn(page: number, query: string): Promise<Hit[]> {
    const { source, folded } = await this.#read(page);
    return findRanges(folded, query).map(({ start, end }) => ({
      page,
      start,
      end,
      before: oneLine(source.slice(Math.max(0, start - contextLength), start)),
      match: oneLine(source.slice(start, end)),
      after: oneLine(source.slice(end, end + contextLength)),
    }));
  }

  #read(page: number) {
    const known = this.#pages.get(page);
    if (known) return known;
    const reading = readPageText(this.#document, page).then(({ text }) => ({ source: text, folded: foldedText(text) }));
    // A page that could not be read is tried again by the next search.
    reading.catch(() => this.#pages.delete(page));
    this.#pages.set(page, reading);
    return reading;
  }
}

const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ');

interface SearchRun {
  index: Pick<SearchIndex, 'hitsOn'>;
  pageCount: number;
  query: string;
  signal: AbortSignal;
  /** Called while pages are searched, with all hits so far. */
  onProgress: (found: { hits: readonly Hit[]; searched: number }) => void;
}

/** How often the page hears of new hits, in milliseconds: each time it draws them. */
const reportEveryMs = 100;

/** Searches a document page by page, and lets the browser work in between. */
export async function findHits({ index, pageCount, query, signal, onProgress }: SearchRun): Promise<void> {
  const hits: Hit[] = [];
  let reportedAt = performance.now();
  for (let page = 1; page <= pageCount && hits.length < maxHits; page += 1) {
    hits.push(...(await index.hitsOn(page, query).catch(() => [])));
    if (signal.aborted) return;
    if (page < pageCount && performance.now() - reportedAt > reportEveryMs) {
      onProgress({ hits: [...hits], searched: page });
      reportedAt = performance.now();
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return;
    }
  }
  onProgress({ hits: hits.slice(0, maxHits), searched: pageCount });
}

/** The index of the hit to begin with: the first on this page or after it, else the first of all. */
export function firstHitFrom(hits: readonly Hit[], page: number): number {
  const index = hits.findIndex((hit) => hit.page >= page);
  return index === -1 ? 0 : index;
}
