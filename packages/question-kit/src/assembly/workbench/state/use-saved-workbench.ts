import { useCallback, useEffect, useRef, useState } from 'react';
import { emptyWorkbench, type WorkbenchState } from './workbench-state.ts';
import { onOtherTabSaved, notifyOtherTabs } from './other-tabs.ts';
import { unreadCopies, type WorkbenchStore } from './store.ts';
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
  /** Whether the browser keeps something that this version cannot read. */
  hasUnread: boolean;
  /** Goes on without it, once it was removed: what is on the page is saved in its place. */
  goOnWithoutUnread: () => void;
}

/** Whether a write succeeds; a full disk refuses it. */
const isDone = (write: Promise<unknown>): Promise<boolean> =>
  write.then(
    () => true,
    () => false,
  );

/** Whether two states are the same paper, whichever of its questions is open. */
const isSamePaper = (a: WorkbenchState | null, b: WorkbenchState): boolean =>
  a?.paper === b.paper && a.sections === b.sections;

/**
 * Loads the workbench from the browser and saves changes. After another tab has saved, nothing is saved here until the user
 * chooses one of the two versions. Which question is open is saved too, but is no change of the paper: other tabs do not hear of it.
 */
export function useSavedWorkbench(store: WorkbenchStore, name: string): SavedWorkbench {
  const [workbench, setWorkbench] = useState<WorkbenchState | null>(null);
  const [saveStatus, setSaveStatus] = useState<SaveStatus>('saved');
  const latest = useRef<WorkbenchState | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasConflict = useRef(false);
  /** The last state that was read or saved here. */
  const stored = useRef<WorkbenchState | null>(null);
  /** Whether the paper was changed here, or chosen over that of another tab, since it was read. */
  const isOwn = useRef(false);
  /** Whether all that is stored is on this page, or stored a second time: what was never read is not written over. */
  const isStoredRead = useRef(false);
  const [loadCount, setLoadCount] = useState(0);
  const [hasUnread, setUnread] = useState(false);

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
      const isOnlyMoved = isSamePaper(stored.current, now);
      // Another tab may have saved a moment ago: its paper stays.
      const other = isOnlyMoved ? await transaction.store.get('bench') : undefined;
      const written = transaction.store.put({ ...now, ...other, current: now.current }, 'bench');
      // Without this it waits for an event on this page, and is taken back where the page is left meanwhile.
      transaction.commit();
      await Promise.all([written, transaction.done]);
      if (!isOnlyMoved) notifyOtherTabs(name);
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- it may change while it waits
      if (hasConflict.current) return;
      stored.current = now;
      if (latest.current === now) setSaveStatus('saved');
    } catch {
      setSaveStatus('failed');
    }
  }, [store, name]);

  const change = useCallback(
    (make: (workbench: WorkbenchState) => WorkbenchState) => {
      if (latest.current === null) return;
      const next = make(latest.current);
      isOwn.current ||= !isSamePaper(latest.current, next);
      latest.current = next;
      setWorkbench(next);
      if (hasConflict.current) return;
      setSaveStatus('saving');
      timer.current ??= setTimeout(() => void save(), saveDelayMs);
    },
    [save],
  );

  const read = useCallback(async () => {
    const begin = (found: WorkbenchState, state: SaveStatus, isMoreKept = false) => {
      hasConflict.current = false;
      isOwn.current = false;
      latest.current = found;
      stored.current = found;
      setWorkbench(found);
      setLoadCount((before) => before + 1);
      setUnread(isMoreKept);
      setSaveStatus(state);
    };
    try {
      const database = await store;
      const bench = await database.get('work', 'bench');
      const { workbench: found, isIncomplete } = readStoredState(bench);
      // The next save would write over it.
      const hasCopy =
        !isIncomplete ||
        !bench ||
        (await isDone(import('../unread/copies.ts').then(({ copyUnread }) => copyUnread(store, bench))));
      const copies = await database.count('work', unreadCopies());
      isStoredRead.current = hasCopy;
      begin(found, hasCopy ? 'saved' : 'failed', copies > 0 || !hasCopy);
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
    isOwn.current = true;
    stored.current = null;
    setSaveStatus('saving');
    void save();
  }, [save]);

  const goOnWithoutUnread = useCallback(() => {
    setUnread(false);
    if (hasConflict.current) return;
    isStoredRead.current = true;
    keepThisVersion();
  }, [keepThisVersion]);

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

  useEffect(() => {
    // What waits to be saved is saved as the page is left.
    if (saveStatus !== 'failed' && saveStatus !== 'conflict') return undefined;
    const ask = (event: Event) => isOwn.current && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [saveStatus]);

  return {
    workbench,
    change,
    saveStatus,
    loadCount,
    loadOtherVersion: read,
    keepThisVersion,
    hasUnread,
    goOnWithoutUnread,
  };
}
