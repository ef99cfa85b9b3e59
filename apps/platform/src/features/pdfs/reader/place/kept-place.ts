import type { PdfId, PdfProgress, UserId } from '@rubrica/api-client/contract';
import { openDrafts } from '../../../../lib/storage/drafts.ts';
import type { Place } from '../layout/page-layout.ts';

/** What the server does not have yet. */
export interface KeptPlace extends Place {
  /** Pages that were read since the last report. */
  pagesRead: number[];
}

interface Reader {
  user: UserId;
  pdf: PdfId;
}

const kind = 'pdf-place';

const isWhole = (number: unknown) => Number.isInteger(number);

function isKeptPlace(value: unknown): value is KeptPlace {
  if (typeof value !== 'object' || value === null) return false;
  if (!('page' in value && 'offset' in value && 'pagesRead' in value)) return false;
  const { page, offset, pagesRead } = value;
  return isWhole(page) && typeof offset === 'number' && Array.isArray(pagesRead) && pagesRead.every(isWhole);
}

/**
 * What this device has kept of a place, and `base`: when the server had stored the place that it goes on from, by the server's clock;
 * empty where that is not known. Null if the server has all of it.
 */
export function readKeptPlace({ user, pdf }: Reader): { place: KeptPlace; base: string } | null {
  const draft = openDrafts(user).read(kind, pdf, isKeptPlace);
  return draft && { place: draft.value, base: draft.base };
}

/** Keeps a place on this device until the server has it. */
export function keepPlace({ user, pdf }: Reader, place: KeptPlace, base: string): void {
  openDrafts(user).store(kind, pdf, { base, value: place });
}

export function forgetKeptPlace({ user, pdf }: Reader): void {
  openDrafts(user).remove(kind, pdf);
}

/**
 * Where somebody begins to read: where they were last, on this device or another; and what the server has to hear. Another device has
 * gone on where the server has stored a place since the one that was kept began. A device's clock may be wrong, and is not asked.
 */
export function beginPlace(
  stored: PdfProgress | null,
  kept: ReturnType<typeof readKeptPlace>,
  pageCount: number,
): { place: Place; unsent: KeptPlace | null; base: string } {
  const storedAt = stored?.updatedAt ?? '';
  const base = kept && kept.base > storedAt ? kept.base : storedAt;
  const isKeptNewer = kept !== null && (kept.base === '' || kept.base === base);
  const latest: Place = (isKeptNewer ? kept.place : stored) ?? { page: 1, offset: 0 };
  const place = { page: Math.min(Math.max(1, latest.page), pageCount), offset: latest.offset };
  if (!kept) return { place, unsent: null, base };
  return { place, unsent: { ...place, pagesRead: kept.place.pagesRead.filter((page) => page <= pageCount) }, base };
}
