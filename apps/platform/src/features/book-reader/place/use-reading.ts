import type { BookReading, StudentBook } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { tryReport } from '../../../lib/saving/try-save.ts';
import { beginReading, openKeptReading, type StoredReading } from './kept-reading.ts';
import { createReadingClock } from './reading-clock.ts';
import { createReadingReporter } from './reading-reporter.ts';

/**
 * Keeps somebody's page in a book and how long they read: on this device at once, and on the server a moment later. What a lost
 * network holds back is sent when it is there again, or when the book is next opened.
 */
export function useReading({ _id: book, reading, pages }: Pick<StudentBook, '_id' | 'reading' | 'pages'>) {
  const client = useQueryClient();
  /** All seconds read, as of the last turn or report. */
  const [secondsRead, setSecondsRead] = useState(reading?.secondsRead ?? 0);
  const [{ begin, clock, reporter, storedSeconds }] = useState(() => {
    const kept = openKeptReading(book);
    const { page, unsent, ...begun } = beginReading(reading, kept.read(), pages.length);
    let { base } = begun;
    let stored = reading?.secondsRead ?? 0;
    const time = createReadingClock(Date.now);
    return {
      begin: page,
      clock: time,
      storedSeconds: () => stored,
      reporter: createReadingReporter({
        page,
        unsent,
        takeSeconds: time.take,
        save: (body) =>
          tryReport(async () => {
            const saved: StoredReading & Pick<BookReading, 'secondsRead'> = await api.saveBookReading({
              params: { id: book },
              body,
            });
            base = saved.reportedAt ?? '';
            stored = saved.secondsRead;
            setSecondsRead(stored);
          }),
        keep: (unsentReading) => kept.keep(unsentReading && { reading: unsentReading, base }),
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

  const turn = (page: number) => {
    reporter.turn(page);
    setSecondsRead(storedSeconds() + reporter.unsentSeconds());
  };

  return { begin, turn, touch: clock.touch, secondsRead };
}
