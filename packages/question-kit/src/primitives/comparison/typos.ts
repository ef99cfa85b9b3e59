/**
 * Returns the maximum number of typos for an accepted answer: none below four characters, one below eight, otherwise two.
 * Answers with digits allow none, because 1914 is not a misspelt 1915.
 */
export function typoLimit(accepted: string, allowed: 0 | 1 | 2): number {
  if (allowed === 0 || /\p{N}/u.test(accepted)) return 0;
  const length = [...accepted].length;
  if (length < 4) return 0;
  return length < 8 ? Math.min(allowed, 1) : allowed;
}

/**
 * Whether two texts are at most `limit` edits apart. An edit adds, drops or replaces a character, or swaps two
 * neighbours (Damerau-Levenshtein, optimal string alignment). Only positions at most `limit` apart are compared, so the time
 * is linear in the length.
 */
export function isWithinTypos(first: string, second: string, limit: number): boolean {
  const a = [...first];
  const b = [...second];
  if (Math.abs(a.length - b.length) > limit) return false;

  // A row holds the columns from `row - limit` to `row + limit`, so the offset of a column is one lower in the next row.
  const offsets = Array.from({ length: 2 * limit + 1 }, (_, offset) => offset);
  let beforeLast: number[] = [];
  let last = offsets.map((offset) => (offset < limit ? Infinity : offset - limit));
  for (let row = 1; row <= a.length; row += 1) {
    const current: number[] = [];
    for (const offset of offsets) {
      const column = row + offset - limit;
      let cost = column === 0 ? row : Infinity;
      if (column > 0 && column <= b.length) {
        const isSame = a[row - 1] === b[column - 1];
        cost = Math.min(
          (last[offset + 1] ?? Infinity) + 1,
          (current[offset - 1] ?? Infinity) + 1,
          (last[offset] ?? Infinity) + (isSame ? 0 : 1),
        );
        const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
        if (isSwapped) cost = Math.min(cost, (beforeLast[offset] ?? Infinity) + 1);
      }
      current.push(cost);
    }
    if (Math.min(...current) > limit && Math.min(...last) > limit) return false;
    beforeLast = last;
    last = current;
  }
  return (last[b.length - a.length + limit] ?? Infinity) <= limit;
}
