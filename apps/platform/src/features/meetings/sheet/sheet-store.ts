import type { AttendanceLine } from '@rubrica/api-client/contract';
import type { AttendanceEntries } from './attendance-entries.ts';

interface SheetState {
  /** As the server has them. */
  lines: readonly AttendanceLine[];
  /** What it does not have yet. */
  changes: AttendanceEntries;
}

/** The state of a sheet: a key press right after another builds on what that one changed. */
export function createSheetStore(initial: SheetState) {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    get: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    update: (change: Partial<SheetState>): void => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}
