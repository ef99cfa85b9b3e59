import type { BookId, BookReading } from '@rubrica/api-client/contract';
import { openDrafts } from '../../../lib/storage/drafts.ts';
import type { UnsentReading } from './reading-reporter.ts';

const kind = 'book-reading';

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function isUnsent(value: unknown): value is UnsentReading {
  if (typeof value !== 'object' || value === null) return false;
  return 'page' in value && 'seconds' in value && isCount(value.page) && isCount(value.seconds);
}

/** What this device has kept of a reading, and when. */
export interface KeptReading {
  reading: UnsentReading;
  keptAt: string;
}

/** Opens what whoever is logged in has read of a book on this device, and the server does not have. */
export function openKeptReading(book: BookId) {
  const drafts = openDrafts();
  return {
    /** Returns what was kept; null if the server has all of it. */
    read(): KeptReading | null {
      const draft = drafts.read(kind, book, isUnsent);
      return draft && { reading: draft.value, keptAt: draft.base };
    },
    /** Keeps a reading; null once the server has all of it. */
    keep(reading: UnsentReading | null): void {
      if (reading) drafts.store(kind, book, { base: new Date().toISOString(), value: reading });
      else drafts.remove(kind, book);
    },
  };
}

/** Where somebody begins to read: where they were last, on this device or another; and what the server has to hear. */
export function beginReading(
  stored: Pick<BookReading, 'page' | 'reportedAt'> | null,
  kept: KeptReading | null,
  pageCount: number,
): { page: number; unsent: UnsentReading | null } {
  const isKeptNewer = kept !== null && (stored === null || kept.keptAt > stored.reportedAt);
  const latest = isKeptNewer ? kept.reading.page : (stored?.page ?? 1);
  const page = Math.min(Math.max(1, latest), Math.max(1, pageCount));
  if (kept) return { page, unsent: { page, seconds: kept.reading.seconds } };
  // A book that is opened for the first time is told, though nothing was turned.
  return { page, unsent: stored ? null : { page, seconds: 0 } };
}
