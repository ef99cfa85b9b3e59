/** How far a piece of work has come on its way to the server. `Content` is what the page saves, `Copy` what the server holds. */
export type SaveState<Content, Copy> =
  /** `at` is when the server last confirmed, ISO 8601; null where nothing was saved on this page yet. */
  | { kind: 'saved'; at: string | null }
  /** Changed, and not sent yet. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** No usable reply; the work is stored on this device. */
  | { kind: 'offline'; error: unknown }
  /** The server refused it. */
  | { kind: 'failed'; error: unknown }
  /** Somebody else saved first; a person chooses between the two. */
  | {
      kind: 'conflict';
      mine: Content;
      current: Copy;
      /** What `mine` was made from, where this page knows it. */
      base?: Content | undefined;
      /** What was sent from here and never confirmed; the server may have it. */
      sent?: Content | undefined;
    }
  /** The server accepts no more saves. */
  | { kind: 'closed'; error: unknown };

/** The state of a save, for `useSaveState` to follow. */
export interface SaveStateSource<Content, Copy> {
  state: () => SaveState<Content, Copy>;
  /** Calls the listener after every change; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createSaveState<Content, Copy>() {
  const listeners = new Set<() => void>();
  let current: SaveState<Content, Copy> = { kind: 'saved', at: null };
  return {
    state: () => current,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (next: SaveState<Content, Copy>): void => {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
