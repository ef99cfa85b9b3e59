import type { Place } from '../layout/page-layout.ts';
import type { KeptPlace } from './kept-place.ts';

/** How long a place rests before the server hears of it. */
export const restMs = 2000;
/** How long a page is in sight before it counts as read. */
export const readAfterMs = 3000;
/** How long to wait before a place that could not be sent is sent again. */
export const retryMs = 15_000;
/** Pages in one report at most: what the server takes. */
const maxPages = 1000;

interface ReporterOptions {
  begin: Place;
  /** What the server has not heard of yet; null if it has all. */
  unsent: KeptPlace | null;
  /** Pages that were read before. */
  read: Iterable<number>;
  /** Sends a place. Resolves with whether it arrived, or was refused for good. */
  save: (place: KeptPlace) => Promise<boolean>;
  /** Keeps on this device what the server does not have yet; null once it has all. */
  keep: (place: KeptPlace | null) => void;
  /** Told of all pages that were read, when there is another. */
  onRead: (pages: ReadonlySet<number>) => void;
}

/** Hears of every place in a document, and sees to it that the server does, a moment later and through a lost network. */
export function createPlaceReporter({ begin, unsent, read: readBefore, save, keep, onRead }: ReporterOptions) {
  let place = begin;
  let isUnsent = unsent !== null;
  let isSending = false;
  let sendTimer: ReturnType<typeof setTimeout> | undefined;
  /** For each page in sight, what counts it as read. */
  const readTimers = new Map<number, ReturnType<typeof setTimeout>>();
  const read = new Set(readBefore);
  const unreported = new Set(unsent?.pagesRead);

  const sendIn = (ms: number) => {
    clearTimeout(sendTimer);
    sendTimer = setTimeout(() => void send(), ms);
  };

  const send = async (): Promise<void> => {
    clearTimeout(sendTimer);
    if (!isUnsent || isSending) return;
    isSending = true;
    isUnsent = false;
    const pagesRead = [...unreported].slice(0, maxPages);
    const hasArrived = await save({ ...place, pagesRead });
    isSending = false;
    if (!hasArrived) {
      isUnsent = true;
      return sendIn(retryMs);
    }
    for (const page of pagesRead) unreported.delete(page);
    if (unreported.size > 0) isUnsent = true;
    // Moved on meanwhile.
    if (isUnsent) sendIn(restMs);
    else keep(null);
  };

  const note = () => {
    isUnsent = true;
    keep({ ...place, pagesRead: [...unreported] });
    sendIn(restMs);
  };

  const countAsRead = (page: number) => {
    if (read.has(page)) return;
    read.add(page);
    unreported.add(page);
    onRead(new Set(read));
    note();
  };

  /** Counts no page that has left the view. */
  const keepInSight = (pages: readonly number[]) => {
    for (const [page, timer] of readTimers) {
      if (pages.includes(page)) continue;
      clearTimeout(timer);
      readTimers.delete(page);
    }
  };

  return {
    /** Hears of a place, and of the pages that are in sight there. */
    report: (next: Place, pages: readonly number[]) => {
      if (next.page !== place.page || Math.abs(next.offset - place.offset) > 0.001) {
        place = { page: next.page, offset: Math.round(next.offset * 1000) / 1000 };
        note();
      }
      keepInSight(pages);
      for (const page of pages) {
        if (!readTimers.has(page))
          readTimers.set(
            page,
            setTimeout(() => countAsRead(page), readAfterMs),
          );
      }
    },
    /** Sends at once what is unsent. */
    send,
    /** Counts no page any more. */
    stop: () => {
      keepInSight([]);
      clearTimeout(sendTimer);
    },
  };
}
