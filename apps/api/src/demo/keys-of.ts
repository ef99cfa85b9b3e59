/** Returns the keys of a literal record, typed. */
export function keysOf<Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] {
  // `Object.keys` is typed as string[], because a value may have more keys than its type; a literal does not.
  return Object.keys(record) as Key[];
}
