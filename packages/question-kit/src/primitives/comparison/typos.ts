/**
 * How many typos an accepted answer of this length forgives at most: none below four characters, one below eight, else
 * two. Answers with digits forgive none: 1914 is not a misspelt 1915.
 */
export function typoLimit(accepted: string, allowed: 0 | 1 | 2): number {
  if (allowed === 0 || /\p{N}/u.test(accepted)) return 0;
  const length = [...accepted].length;
  if (length < 4) return 0;
  return length < 8 ? Math.min(allowed, 1) : allowed;
}

/**
 * Whether two texts are at most `limit` edits apart. An edit adds, drops or replaces a character, or swaps two
 * neighbours (Damerau-Levenshtein, optimal string alignment).
 */
export function isWithinTypos(one: string, other: string, limit: number): boolean {
  const a = [...one];
  const b = [...other];
  if (Math.abs(a.length - b.length) > limit) return false;

  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (last[column - 1] ?? Infinity) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? Infinity) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit && Math.min(...last) > limit) return false;
    beforeLast = last;
    last = current;
  }
  return (last[b.length] ?? Infinity) <= limit;
}
