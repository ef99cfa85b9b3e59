import { useCallback, useEffect, useRef, useState } from 'react';
import { draftSchema } from '../../core/question.ts';
import { emptyBench, type Bench } from './bench.ts';
import type { WorkbenchStore } from './store.ts';

/** How far the newest change is kept. */
export type Kept = 'now' | 'saving' | 'failed';

/** Changes within this time, in ms, are kept together. */
const rest = 300;

/** The bench, kept in the browser; null until what was kept is here. */
export function useKeptBench(store: WorkbenchStore) {
  const [bench, setBench] = useState<Bench | null>(null);
  const [kept, setKept] = useState<Kept>('now');
  const newest = useRef<Bench | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = newest.current;
    if (now === null) return;
    try {
      await (await store).put('work', now, 'bench');
      if (newest.current === now) setKept('now');
    } catch {
      setKept('failed');
    }
  }, [store]);

  const change = useCallback(
    (make: (bench: Bench) => Bench) => {
      if (newest.current === null) return;
      newest.current = make(newest.current);
      setBench(newest.current);
      setKept('saving');
      timer.current ??= setTimeout(() => void keep(), rest);
    },
    [keep],
  );

  useEffect(() => {
    let gone = false;
    const begin = (found: Bench, state: Kept) => {
      if (gone) return;
      newest.current = found;
      setBench(found);
      setKept(state);
    };
    void store
      .then((database) => database.get('work', 'bench'))
      .then(
        (found) => begin(found && readable(found) ? found : emptyBench(), 'now'),
        () => begin(emptyBench(), 'failed'),
      );
    return () => {
      gone = true;
    };
  }, [store]);

  useEffect(() => {
    // A page that is put away gets no other chance.
    const leave = () => timer.current !== undefined && void keep();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [keep]);

  return { bench, change, kept };
}

/** What was kept by another version may hold what this one cannot show. */
function readable({ questions }: Bench): boolean {
  return questions.length > 0 && questions.every(({ history }) => draftSchema.safeParse(history.draft).success);
}
