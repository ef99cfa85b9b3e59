/** What has been picked up and waits for its place: a word of the box, or a gap that asks for a word. */
export type Held = { kind: 'word'; word: number } | { kind: 'gap'; gap: number } | null;

/**
 * Which gap each word of the box stands in, by the word's position; null for a word that is free. A word that stands
 * twice in the box may be used twice.
 */
export function usedIn(box: readonly string[], values: readonly string[]): (number | null)[] {
  const used: (number | null)[] = box.map(() => null);
  for (const [gap, value] of values.entries()) {
    if (value === '') continue;
    const free = box.findIndex((word, index) => word === value && used[index] === null);
    if (free !== -1) used[free] = gap;
  }
  return used;
}

/** The gaps with a word put into one of them. What stood there is free again. */
export function put(values: readonly string[], gap: number, word: string): string[] {
  return values.with(gap, word);
}

/** The gaps with the contents of two of them exchanged: a word moved onto another one changes places with it. */
export function exchange(values: readonly string[], from: number, to: number): string[] {
  return values.with(to, values[from] ?? '').with(from, values[to] ?? '');
}
