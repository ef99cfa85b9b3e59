import { useCallback, useEffect, useRef, useState } from 'react';
import { draftSchema } from '../../core/question.ts';
import { emptyBench, type Bench } from './bench.ts';
import { onOtherTab, tellOtherTabs } from './other-tabs.ts';
import type { WorkbenchStore } from './store.ts';

/** How far the newest change is kept. */
export type Kept = 'now' | 'saving' | 'failed' | 'elsewhere';

/** Changes within this time, in ms, are kept together. */
const rest = 300;

/** A bench and how it is kept. */
export interface KeptBench {
  /** Null until what was kept is here. */
  bench: Bench | null;
  change: (make: (bench: Bench) => Bench) => void;
  kept: Kept;
  /** Another one whenever the bench was read anew. */
  turn: number;
  /** What another tab kept takes the place of what is here. */
  takeTheirs: () => Promise<void>;
  /** What is here takes the place of what another tab kept. */
  keepMine: () => void;
}

/**
 * The bench, kept in the browser under the store's name; when another tab has kept
 * something since, this one keeps nothing more until its user has chosen which of the two counts.
 */
export function useKeptBench(store: WorkbenchStore, name: string): KeptBench {
  const [bench, setBench] = useState<Bench | null>(null);
  const [kept, setKept] = useState<Kept>('now');
  const newest = useRef<Bench | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const overtaken = useRef(false);
  const [turn, setTurn] = useState(0);

  const keep = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = newest.current;
    if (now === null || overtaken.current) return;
    try {
      await (await store).put('work', now, 'bench');
      tellOtherTabs(name);
      if (newest.current === now && !overtaken.current) setKept('now');
    } catch {
      setKept('failed');
    }
  }, [store, name]);

  const change = useCallback(
    (make: (bench: Bench) => Bench) => {
      if (newest.current === null) return;
      newest.current = make(newest.current);
      setBench(newest.current);
      if (overtaken.current) return;
      setKept('saving');
      timer.current ??= setTimeout(() => void keep(), rest);
    },
    [keep],
  );

  const read = useCallback(async () => {
    const begin = (found: Bench, state: Kept) => {
      overtaken.current = false;
      newest.current = found;
      setBench(found);
      setTurn((before) => before + 1);
      setKept(state);
    };
    try {
      const found = await (await store).get('work', 'bench');
      begin(found && readable(found) ? found : emptyBench(), 'now');
    } catch {
      begin(emptyBench(), 'failed');
    }
  }, [store]);

  useEffect(() => {
    void read();
    return onOtherTab(name, () => {
      if (newest.current === null) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      overtaken.current = true;
      setKept('elsewhere');
    });
  }, [read, name]);

  const keepMine = useCallback(() => {
    overtaken.current = false;
    setKept('saving');
    void keep();
  }, [keep]);

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

  return { bench, change, kept, turn, takeTheirs: read, keepMine };
}

/** What was kept by another version may hold what this one cannot show. */
function readable({ questions }: Bench): boolean {
  return questions.length > 0 && questions.every(({ history }) => draftSchema.safeParse(history.draft).success);
}
