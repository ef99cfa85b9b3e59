import { useCallback, useEffect, useRef, useState } from 'react';
import { draftSchema } from '../../core/question.ts';
import { emptyWorkbench, type WorkbenchState } from './workbench-state.ts';
import { onOtherTab, notifyOtherTabs } from './other-tabs.ts';
import type { WorkbenchStore } from './store.ts';

/** How far the newest change is kept. */
export type SaveStatus = 'now' | 'saving' | 'failed' | 'elsewhere';

/** Changes within this time, in ms, are kept together. */
const saveDelayMs = 300;

/** A bench and how it is kept. */
export interface SavedWorkbench {
  /** Null until what was kept is here. */
  bench: WorkbenchState | null;
  change: (make: (bench: WorkbenchState) => WorkbenchState) => void;
  kept: SaveStatus;
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
export function useSavedWorkbench(store: WorkbenchStore, name: string): SavedWorkbench {
  const [bench, setBench] = useState<WorkbenchState | null>(null);
  const [kept, setKept] = useState<SaveStatus>('now');
  const latest = useRef<WorkbenchState | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasConflict = useRef(false);
  const [turn, setTurn] = useState(0);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = latest.current;
    if (now === null || hasConflict.current) return;
    try {
      await (await store).put('work', now, 'bench');
      notifyOtherTabs(name);
      if (latest.current === now && !hasConflict.current) setKept('now');
    } catch {
      setKept('failed');
    }
  }, [store, name]);

  const change = useCallback(
    (make: (bench: WorkbenchState) => WorkbenchState) => {
      if (latest.current === null) return;
      latest.current = make(latest.current);
      setBench(latest.current);
      if (hasConflict.current) return;
      setKept('saving');
      timer.current ??= setTimeout(() => void save(), saveDelayMs);
    },
    [save],
  );

  const read = useCallback(async () => {
    const begin = (found: WorkbenchState, state: SaveStatus) => {
      hasConflict.current = false;
      latest.current = found;
      setBench(found);
      setTurn((before) => before + 1);
      setKept(state);
    };
    try {
      const found = await (await store).get('work', 'bench');
      begin(found && isReadable(found) ? found : emptyWorkbench(), 'now');
    } catch {
      begin(emptyWorkbench(), 'failed');
    }
  }, [store]);

  useEffect(() => {
    void read();
    return onOtherTab(name, () => {
      if (latest.current === null) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      hasConflict.current = true;
      setKept('elsewhere');
    });
  }, [read, name]);

  const keepMine = useCallback(() => {
    hasConflict.current = false;
    setKept('saving');
    void save();
  }, [save]);

  useEffect(() => {
    // A page that is put away gets no other chance.
    const leave = () => timer.current !== undefined && void save();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [save]);

  return { bench, change, kept, turn, takeTheirs: read, keepMine };
}

/** What was kept by another version may hold what this one cannot show. */
function isReadable({ questions }: WorkbenchState): boolean {
  return questions.length > 0 && questions.every(({ history }) => draftSchema.safeParse(history.draft).success);
}
