interface Ordered {
  _id: string;
  order: number;
}

/** The list with one item moved to another place, and orders counted anew from 0; the list itself where nothing moves. */
export function moved<T extends Ordered>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from];
  if (!item || from === to || to < 0 || to >= items.length) return items;
  const rest = items.toSpliced(from, 1).toSpliced(to, 0, item);
  return rest.map((each, order) => (each.order === order ? each : { ...each, order }));
}

/** What has to be written to get from one order to the other. */
export function changedOrders<T extends Ordered>(before: readonly T[], after: readonly T[]): T[] {
  const known = new Map(before.map(({ _id, order }) => [_id, order]));
  return after.filter(({ _id, order }) => known.get(_id) !== order);
}
