import { ApiError } from '@rubrica/api-client';
import type { StudentBook } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { openDrafts } from '../../../lib/storage/drafts.ts';
import { createReadingClock } from './reading-clock.ts';
import { createReadingReporter, type UnsentReading } from './reading-reporter.ts';

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function isUnsent(value: unknown): value is UnsentReading {
  if (typeof value !== 'object' || value === null) return false;
  return 'page' in value && 'seconds' in value && isCount(value.page) && isCount(value.seconds);
}

/** Whether a reading arrived, or was refused for good: then it is not sent again. */
async function saveReading(id: StudentBook['_id'], body: UnsentReading): Promise<boolean> {
  try {
    await api.saveBookReading({ params: { id }, body });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status < 500;
  }
}

/**
 * Keeps somebody's page in a book and how long they read: on this device at once, and on the server a moment later. What a lost
 * network holds back is sent when it is there again, or when the book is next opened.
 */
export function useReading({ _id: book, reading, pages }: Pick<StudentBook, '_id' | 'reading' | 'pages'>) {
  const client = useQueryClient();
  const [{ begin, clock, reporter }] = useState(() => {
    const drafts = openDrafts();
    const kind = 'book-reading';
    const kept = drafts.read(kind, book, isUnsent)?.value ?? null;
    const page = Math.min(Math.max(1, kept?.page ?? reading?.page ?? 1), Math.max(1, pages.length));
    const time = createReadingClock(Date.now);
    return {
      begin: page,
      clock: time,
      reporter: createReadingReporter({
        page,
        // A book that is opened for the first time is told, though nothing was turned.
        unsent: kept ?? (reading ? null : { page, seconds: 0 }),
        takeSeconds: time.take,
        save: (unsent) => saveReading(book, unsent),
        keep: (unsent) => (unsent ? drafts.store(kind, book, { base: '', value: unsent }) : drafts.remove(kind, book)),
      }),
    };
  });

  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'visible') return clock.show();
      clock.hide();
      void reporter.send();
    };
    const touch = () => clock.touch();
    const sendNow = () => void reporter.send();
    const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
    follow();
    reporter.start();
    addEventListener('online', sendNow);
    document.addEventListener('visibilitychange', follow);
    for (const sign of signs) addEventListener(sign, touch, { passive: true });
    const leave = async () => {
      clock.hide();
      await reporter.send();
      reporter.stop();
      await invalidate(client, 'StudentBook');
    };
    return () => {
      removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', follow);
      for (const sign of signs) removeEventListener(sign, touch);
      void leave();
    };
  }, [client, clock, reporter]);

  return { begin, turn: reporter.turn, touch: clock.touch };
}
