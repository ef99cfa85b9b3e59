import type { CefrLevel } from '@rubrica/api-client/contract';

/** The levels from the easiest, as a list of words names them. */
const order = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const satisfies readonly CefrLevel[];

/** A word above the level of its readers. */
export interface HardWord {
  word: string;
  level: CefrLevel;
  /** How often it occurs. */
  times: number;
}

/** Whether a level is above another one. */
export function isAbove(level: CefrLevel, other: CefrLevel): boolean {
  return order.indexOf(level) > order.indexOf(other);
}

/** How many of the words of a text are at each level; `unlisted` are those that the list does not have. */
export function wordsByLevel(
  counts: ReadonlyMap<string, number>,
  levels: ReadonlyMap<string, CefrLevel>,
): { level: CefrLevel | 'unlisted'; words: number }[] {
  const sums = new Map<CefrLevel | 'unlisted', number>();
  for (const [word, times] of counts) {
    const level = levels.get(word) ?? 'unlisted';
    sums.set(level, (sums.get(level) ?? 0) + times);
  }
  return [...order, 'unlisted' as const].map((level) => ({ level, words: sums.get(level) ?? 0 }));
}

/** The words above a level, the hardest first and then the most frequent. */
export function hardWords(
  counts: ReadonlyMap<string, number>,
  levels: ReadonlyMap<string, CefrLevel>,
  readers: CefrLevel,
): HardWord[] {
  const found = [...counts].flatMap(([word, times]) => {
    const level = levels.get(word);
    return level && isAbove(level, readers) ? [{ word, level, times }] : [];
  });
  return found.toSorted(
    (a, b) => order.indexOf(b.level) - order.indexOf(a.level) || b.times - a.times || (a.word < b.word ? -1 : 1),
  );
}

/** How a measured grade stands to its target: within one grade is near. */
export function besideTarget(grade: number, target: number): 'above' | 'near' | 'below' {
  if (grade > target + 1) return 'above';
  return grade < target - 1 ? 'below' : 'near';
}
