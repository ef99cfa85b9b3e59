import { isSame, type Fields } from './values.ts';

/** An item of the newer list, and where the same item was in the older one. */
export interface MatchedItem {
  index: number;
  indexBefore: number;
  /** It stands at another place among the items that both lists have. */
  isMoved: boolean;
}

/** The items of two lists: those of both, by the newer list's order, and those of one. */
export interface MatchedItems {
  kept: MatchedItem[];
  added: number[];
  removed: number[];
}

/**
 * Finds the items that two lists have in common: by id; an item without one, such as a run of text between gaps, by its place
 * after the item with an id that precedes it; and what is left by its content.
 */
export function matchItems(before: readonly Fields[], after: readonly Fields[]): MatchedItems {
  const old = new Map(keysOf(before).map((key, index) => [key, index]));
  const found = keysOf(after).map((key) => old.get(key) ?? null);
  const left = new Set(before.keys()).difference(new Set(found));
  for (const [index, item] of after.entries()) {
    if (found[index] !== null) continue;
    const same = [...left].find((indexBefore) => isSame(before[indexBefore], item, 'id'));
    if (same === undefined) continue;
    found[index] = same;
    left.delete(same);
  }
  const pairs = found.flatMap((indexBefore, index) => (indexBefore === null ? [] : [{ index, indexBefore }]));
  const inOrder = longestIncreasing(pairs.map(({ indexBefore }) => indexBefore));
  return {
    kept: pairs.map((pair) => ({ ...pair, isMoved: !inOrder.has(pair.indexBefore) })),
    added: found.flatMap((indexBefore, index) => (indexBefore === null ? [index] : [])),
    removed: [...left],
  };
}

/** Names for the items of a list, each once. */
function keysOf(items: readonly Fields[]): string[] {
  const used = new Map<string, number>();
  let anchor = '';
  return items.map(({ id }) => {
    if (typeof id === 'string') anchor = id;
    const name = typeof id === 'string' ? `id ${id}` : `after ${anchor}`;
    const count = used.get(name) ?? 0;
    used.set(name, count + 1);
    return `${name} ${count}`;
  });
}

/** The values of one of the longest increasing subsequences: as few items as possible count as moved. */
function longestIncreasing(values: readonly number[]): Set<number> {
  /** The place of the smallest last value of an increasing subsequence, by its length less 1. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [place, value] of values.entries()) {
    let low = 0;
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[place] = ends[low - 1];
    ends[low] = place;
  }
  const kept = new Set<number>();
  for (let place = ends.at(-1); place !== undefined; place = previous[place]) kept.add(values[place] ?? 0);
  return kept;
}
