interface Ordered {
  _id: string;
  order: number;
}

/** Returns the list with one item moved, and `order` renumbered from 0; the same list if nothing moves. */
export function moved<T extends Ordered>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (!item || from === to || to < 0 || to >= items.length) return items;
  const rest = items.toSpliced(from, 1).toSpliced(to, 0, item);
  return rest.map((each, order) => (each.order === order ? each : { ...each, order }));
}
