import type { CueList } from './cue-edits.ts';

/** Cues with the lists before and after them that can be returned to. Never changed in place. */
export interface CueHistory {
  list: CueList;
  past: readonly CueList[];
  /** What is redone next is the last. */
  future: readonly CueList[];
  /** What is being typed, to which the next change may belong. */
  typing: string | undefined;
}

const historyLimit = 200;

export function createCueHistory(list: CueList): CueHistory {
  return { list, past: [], future: [], typing: undefined };
}

/**
 * Takes a change. What was undone before can then no longer be redone.
 *
 * @param typing names the field that is typed in: changes under the same name, one after another, are undone together
 */
export function changeCues(history: CueHistory, list: CueList, typing?: string): CueHistory {
  if (list === history.list) return history;
  if (typing !== undefined && typing === history.typing) return { ...history, list, future: [] };
  return { list, past: [...history.past, history.list].slice(-historyLimit), future: [], typing };
}

export function undoCues({ list, past, future }: CueHistory): CueHistory {
  const before = past.at(-1);
  if (!before) return { list, past, future, typing: undefined };
  return { list: before, past: past.slice(0, -1), future: [...future, list], typing: undefined };
}

export function redoCues({ list, past, future }: CueHistory): CueHistory {
  const after = future.at(-1);
  if (!after) return { list, past, future, typing: undefined };
  return { list: after, past: [...past, list], future: future.slice(0, -1), typing: undefined };
}
