import { useState } from 'react';

interface Row {
  _id: string;
}

/** The chosen rows of a list, those on its other pages included. */
export interface Selection<Chosen> {
  ids: ReadonlySet<string>;
  rows: readonly Chosen[];
  /** Chooses exactly these: rows that are shown, or chosen already. */
  set: (ids: ReadonlySet<string>) => void;
  add: (rows: readonly Chosen[]) => void;
  remove: (rows: readonly Chosen[]) => void;
}

/**
 * Holds the chosen rows of a list. They stay chosen on its other pages and in another order, and no longer when `narrowing`, the
 * list's search and filters, is another: nobody changes what they have ceased to look for.
 */
export function useSelection<Chosen extends Row>(shown: readonly Chosen[], narrowing: string): Selection<Chosen> {
  const [chosen, setChosen] = useState({ narrowing, byId: new Map<string, Chosen>() });
  const byId = new Map(chosen.narrowing === narrowing ? chosen.byId : []);
  // As they are now, where a change has fetched them again.
  for (const row of shown) if (byId.has(row._id)) byId.set(row._id, row);
  const update = (change: (next: Map<string, Chosen>) => void) =>
    setChosen((before) => {
      const next = new Map(before.narrowing === narrowing ? before.byId : []);
      change(next);
      return { narrowing, byId: next };
    });
  return {
    ids: new Set(byId.keys()),
    rows: [...byId.values()],
    set: (ids) =>
      update((next) => {
        for (const id of next.keys()) if (!ids.has(id)) next.delete(id);
        for (const row of shown) if (ids.has(row._id)) next.set(row._id, row);
      }),
    add: (rows) =>
      update((next) => {
        for (const row of rows) next.set(row._id, row);
      }),
    remove: (rows) =>
      update((next) => {
        for (const { _id } of rows) next.delete(_id);
      }),
  };
}
