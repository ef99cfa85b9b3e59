import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PDFDocumentProxy } from '../document/pdf-js.ts';
import { findHits, firstHitFrom, type Hit, SearchIndex } from './find-hits.ts';

/** How long somebody types before a search begins. */
const typingMs = 200;
const noHits: readonly Hit[] = [];

interface Found {
  query: string;
  hits: readonly Hit[];
  /** Pages that were searched. */
  searched: number;
}

interface Position {
  query: string;
  /** The index of the current hit. */
  at: number;
  /** Whether it is still to be brought into sight. */
  isRevealing: boolean;
}

interface SearchOptions {
  /** The page in sight, from which a search begins. */
  page: number;
  goToPage: (page: number) => void;
}

/** The search in a document: its hits, which one is current, and the way from one to the next. */
export function useSearch(document: PDFDocumentProxy, { page, goToPage }: SearchOptions) {
  const index = useMemo(() => new SearchIndex(document), [document]);
  const [query, setQuery] = useState('');
  const [latest, setLatest] = useState<Found>({ query: '', hits: noHits, searched: 0 });
  const [position, setPosition] = useState<Position>({ query: '', at: 0, isRevealing: false });
  const startPage = useRef(page);
  useEffect(() => {
    startPage.current = page;
  }, [page]);
  const pageCount = document.numPages;
  const isActive = query.trim() !== '';

  useEffect(() => {
    if (!isActive) return;
    const controller = new AbortController();
    const { signal } = controller;
    let hasBegun = false;
    const begin = () => {
      const from = startPage.current;
      const onProgress = ({ hits, searched }: Omit<Found, 'query'>) => {
        setLatest({ query, hits, searched });
        // The first one is shown when all pages before it are known, or when the whole document is.
        const first = firstHitFrom(hits, from);
        const isKnown = searched === pageCount || (hits[first]?.page ?? 0) >= from;
        if (hasBegun || !isKnown || hits.length === 0) return;
        hasBegun = true;
        setPosition({ query, at: first, isRevealing: true });
        goToPage(hits[first]?.page ?? from);
      };
      void findHits({ index, pageCount, query, signal, onProgress });
    };
    const timer = setTimeout(begin, typingMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [goToPage, index, isActive, pageCount, query]);

  const isCurrent = isActive && latest.query === query;
  const hits = isCurrent ? latest.hits : noHits;
  const searched = isCurrent ? latest.searched : 0;
  const at = position.query === query ? position.at : 0;
  const byPage = useMemo(() => Map.groupBy(hits, (hit) => hit.page), [hits]);
  const hitsOn = useCallback((number: number) => byPage.get(number) ?? noHits, [byPage]);
  const onRevealed = useCallback(() => setPosition((before) => ({ ...before, isRevealing: false })), []);

  const show = (next: number) => {
    const hit = hits[next];
    if (!hit) return;
    setPosition({ query, at: next, isRevealing: true });
    goToPage(hit.page);
  };

  return {
    query,
    setQuery,
    isActive,
    hits,
    searched,
    isDone: isCurrent && searched === pageCount,
    hitsOn,
    at,
    current: hits[at] ?? null,
    isRevealing: position.isRevealing && position.query === query,
    onRevealed,
    show,
    next: () => show((at + 1) % Math.max(1, hits.length)),
    previous: () => show((at - 1 + hits.length) % Math.max(1, hits.length)),
  };
}

/** What `useSearch` returns. */
export type DocumentSearch = ReturnType<typeof useSearch>;
