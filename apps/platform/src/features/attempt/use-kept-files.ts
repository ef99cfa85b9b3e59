import { type ComponentType, useEffect, useState } from 'react';
import type { FilesNotKeptBannerProps } from './kept-files/files-not-kept-banner.tsx';
import type { FilesNotKept } from './kept-files/keep-files.ts';
import type { LoadedAttempt } from './load-attempt.ts';

/** Not among what an attempt begins with, when everybody begins at once. */
const keepAfterMs = 3_000;

interface KeptFiles {
  notKept: FilesNotKept;
  /** Says what is not kept. It has come before it is needed: without a connection nothing more could be loaded. */
  Banner: ComponentType<FilesNotKeptBannerProps>;
}

/** Keeps the pictures and recordings of an attempt's questions on this device. Returns what is not kept; null until that is known. */
export function useKeptFiles({ attempt, parts }: LoadedAttempt): KeptFiles | null {
  const [kept, setKept] = useState<KeptFiles | null>(null);
  useEffect(() => {
    const questions = parts.map(({ question }) => question.view);
    // Most attempts have none, and need nothing of this.
    if (!JSON.stringify(questions).includes('"mime"')) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    const start = async () => {
      const [{ keepFiles }, { FilesNotKeptBanner: Banner }] = await Promise.all([
        import('./kept-files/keep-files.ts'),
        import('./kept-files/files-not-kept-banner.tsx'),
      ]);
      if (!isLeft) stop = keepFiles(attempt._id, questions, (notKept) => setKept({ notKept, Banner }));
    };
    const timer = setTimeout(() => void start().catch(() => undefined), keepAfterMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [attempt._id, parts]);
  return kept;
}
