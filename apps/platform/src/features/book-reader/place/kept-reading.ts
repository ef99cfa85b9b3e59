import type { BookId, BookReading } from '@rubrica/api-client/contract';
import { openDrafts } from '../../../lib/storage/drafts.ts';
import type { UnsentReading } from './reading-reporter.ts';

const kind = 'book-reading';

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function isUnsent(value: unknown): value is UnsentReading {
  if (typeof value !== 'object' || value === null) return false;
  return 'page' in value && 'seconds' in value && isCount(value.page) && isCount(value.seconds);
}

/** A reading as the server tells it. One of the version before does not tell when it was reported. */
export type StoredReading = Pick<BookReading, 'page'> & Partial<Pick<BookReading, 'reportedAt'>>;

/** What this device has kept of a reading. */
export interface KeptReading {
  reading: UnsentReading;
  /** When the server had last heard of the reading that it goes on from, by the server's clock; empty where that is not known. */
  base: string;
}

/** Opens what whoever is logged in has read of a book on this device, and the server does not have. */
export function openKeptReading(book: BookId) {
  const drafts = openDrafts();
  return {
    /** Returns what was kept; null if the server has all of it. */
    read(): KeptReading | null {
      const draft = drafts.read(kind, book, isUnsent);
      return draft && { reading: draft.value, base: draft.base };
    },
    /** Keeps a reading; null once the server has all of it. */
    keep(kept: KeptReading | null): void {
      if (kept) drafts.store(kind, book, { base: kept.base, value: kept.reading });
      else drafts.remove(kind, book);
    },
  };
}

/**
 * Where somebody begins to read: where they were last, on this device or another; and what the server has to hear. Another device has
 * gone on where the server has heard of the reading since the one that was kept began. A device's clock may be wrong, and is not asked.
 */
export function beginReading(
  stored: StoredReading | null,
  kept: KeptReading | null,
  pageCount: number,
): { page: number; unsent: UnsentReading | null; base: string } {
  const storedAt = stored?.reportedAt ?? '';
  const base = kept && kept.base > storedAt ? kept.base : storedAt;
  const isKeptNewer = kept !== null && (kept.base === '' || kept.base === base);
  const latest = isKeptNewer ? kept.reading.page : (stored?.page ?? 1);
  const page = Math.min(Math.max(1, latest), Math.max(1, pageCount));
  if (kept) return { page, unsent: { page, seconds: kept.reading.seconds }, base };
  // A book that is opened for the first time is told, though nothing was turned.
  return { page, unsent: stored ? null : { page, seconds: 0 }, base };
}
