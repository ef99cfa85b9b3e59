import { useCallback, useEffect, useRef, useState } from 'react';
import { emptyWorkbench, type WorkbenchState } from './workbench-state.ts';
import { onOtherTabSaved, notifyOtherTabs } from './other-tabs.ts';
import type { WorkbenchStore } from './store.ts';
import { readStoredState } from './stored-state.ts';

/** Whether the latest change is saved. */
export type SaveStatus = 'saved' | 'saving' | 'failed' | 'conflict';

/** Changes within this time are saved together. */
const saveDelayMs = 300;

/** A workbench and its save status. */
export interface SavedWorkbench {
  /** Null until the saved state is loaded. */
  workbench: WorkbenchState | null;
  change: (make: (workbench: WorkbenchState) => WorkbenchState) => void;
  saveStatus: SaveStatus;
  /** Increases each time the state is loaded; a key for components that keep own state. */
  loadCount: number;
  /** Replaces the state of this tab by that of the other tab. */
  loadOtherVersion: () => Promise<void>;
  /** Overwrites the state that the other tab saved. */
  keepThisVersion: () => void;
}

/** Whether a write succeeds; a full disk refuses it. */
const isDone = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    () => false,
  );

/**
 * Loads the workbench from the browser and saves changes. After another tab has saved, nothing is saved here until the user
 * chooses one of the two versions.
 */
export function useSavedWorkbench(store: WorkbenchStore, name: string): SavedWorkbench {
  const [workbench, setWorkbench] = useState<WorkbenchState | null>(null);
  const [saveStatus, setSaveStatus] = useState<SaveStatus>('saved');
  const latest = useRef<WorkbenchState | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasConflict = useRef(false);
  /** Whether all that is stored is on this page, or stored a second time: what was never read is not written over. */
  const isStoredRead = useRef(false);
  const [loadCount, setLoadCount] = useState(0);

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const now = latest.current;
    if (now === null || hasConflict.current) return;
    if (!isStoredRead.current) {
      setSaveStatus('failed');
      return;
    }
    try {
      const transaction = (await store).transaction('work', 'readwrite');
      const written = transaction.store.put(now, 'bench');
      // Without this it waits for an event on this page, and is taken back where the page is left meanwhile.
      transaction.commit();
      await Promise.all([written, transaction.done]);
      notifyOtherTabs(name);
      if (latest.current === now && !hasConflict.current) setSaveStatus('saved');
    } catch {
      setSaveStatus('failed');
    }
  }, [store, name]);

  const change = useCallback(
    (make: (workbench: WorkbenchState) => WorkbenchState) => {
      if (latest.current === null) return;
      latest.current = make(latest.current);
      setWorkbench(latest.current);
      if (hasConflict.current) return;
      setSaveStatus('saving');
      timer.current ??= setTimeout(() => void save(), saveDelayMs);
    },
    [save],
  );

  const read = useCallback(async () => {
    const begin = (found: WorkbenchState, state: SaveStatus) => {
      hasConflict.current = false;
      latest.current = found;
      setWorkbench(found);
      setLoadCount((before) => before + 1);
      setSaveStatus(state);
    };
    try {
      const database = await store;
      const stored = await database.get('work', 'bench');
      const { workbench: found, isIncomplete } = readStoredState(stored);
      // The next save would write over it.
      const hasCopy = !isIncomplete || !stored || (await isDone(database.put('work', stored, 'unread')));
      isStoredRead.current = hasCopy;
      begin(found, hasCopy ? 'saved' : 'failed');
    } catch {
      // What is on the page stays, and so does the question which of two versions to keep.
      if (latest.current === null) begin(emptyWorkbench(), 'failed');
    }
  }, [store]);

  useEffect(() => {
    void read();
    return onOtherTabSaved(name, () => {
      if (latest.current === null) return;
      clearTimeout(timer.current);
      timer.current = undefined;
      hasConflict.current = true;
      setSaveStatus('conflict');
    });
  }, [read, name]);

  const keepThisVersion = useCallback(() => {
    hasConflict.current = false;
    setSaveStatus('saving');
    void save();
  }, [save]);

  useEffect(() => {
    // A hidden page may not run again.
    const leave = () => timer.current !== undefined && void save();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      leave();
    };
  }, [save]);

  return {
    workbench,
    change,
    saveStatus,
    loadCount,
    loadOtherVersion: read,
    keepThisVersion,
  };
}
