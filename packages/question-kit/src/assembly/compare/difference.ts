/** The way from a value to one of its parts: names of fields, and positions in lists. */
export type ValuePath = readonly (string | number)[];

/** One difference between two versions of a value. */
export interface Difference {
  /** `moved`: the same item stands at another place among those that both versions have. */
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Where it is in the newer version; of what was removed, where it was in the older one. */
  path: ValuePath;
  /** Where it was in the older version; null for what was added. */
  pathBefore: ValuePath | null;
  /** The id of the nearest block, item or stimulus that the path leads through; null outside of them. */
  itemId: string | null;
  /** The older value; undefined for what was added. */
  before?: unknown;
  /** The newer value; undefined for what was removed. */
  after?: unknown;
}
