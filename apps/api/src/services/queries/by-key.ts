/** Rows gathered under a key, for what belongs to many objects and is loaded at once. */
export function byKey<Row, Value>(
  rows: Row[],
  key: (row: Row) => string,
  value: (row: Row) => Value,
): Map<string, Value[]> {
  const found = new Map<string, Value[]>();
  for (const row of rows) {
    const list = found.get(key(row));
    if (list) list.push(value(row));
    else found.set(key(row), [value(row)]);
  }
  return found;
}
