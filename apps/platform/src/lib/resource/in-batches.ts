/** Calls `change` with so many items at a time, one after the other, and says how many are done after each. It stops where one fails. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  size: number,
  change: (batch: readonly Item[]) => Promise<Result>,
  onDone: (done: number) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += size) {
    results.push(await change(items.slice(start, start + size)));
    onDone(Math.min(items.length, start + size));
  }
  return results;
}
