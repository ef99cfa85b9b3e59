import { mean, sampleCovariance, sampleVariance } from 'simple-statistics';
import { isSpread, maximumOf, restShareOf, totalOf, type ScoredAttempt, type ScoredItem } from './scored-attempt.ts';

/** What the attempts say about one item. Figures that the data do not give are null. */
export interface ItemFigures {
  /** The mean mark as a part of the maximum, 0 to 1. */
  facility: number;
  /** Of the marks, in points. */
  standardDeviation: number;
  /** The correlation of the item with everything else (corrected item–total), -1 to 1. */
  discrimination: number | null;
  /** The part of the discrimination that the spread of the item's marks allows at most. */
  efficiency: number | null;
  /** The item's part of the points, 0 to 1. */
  intendedWeight: number;
  /** The item's part in how the totals differ, 0 to 1; null where its marks run against the totals. */
  effectiveWeight: number | null;
}

/**
 * Returns the figures of every item as Moodle's "Quiz statistics calculations" defines them, as parts of 1 instead of percent.
 * There have to be two attempts at least.
 */
export function itemFigures(attempts: readonly ScoredAttempt[], items: readonly ScoredItem[]): ItemFigures[] {
  const maximum = maximumOf(items);
  const totals = attempts.map((attempt) => totalOf(attempt));
  const columns = items.map((_, index) => attempts.map(({ marks }) => marks[index] ?? 0));
  const effectiveWeights = effectiveWeightsOf(columns, totals);
  return items.map((item, index) => {
    const marks = columns[index] ?? [];
    const rests = attempts.map((attempt, row) => restShareOf(attempt, marks[row] ?? 0, item, maximum));
    return {
      facility: mean(marks) / item.maximum,
      standardDeviation: Math.sqrt(sampleVariance(marks)),
      ...discriminationOf(marks, rests),
      intendedWeight: item.maximum / maximum,
      effectiveWeight: effectiveWeights[index] ?? null,
    };
  });
}

function discriminationOf(
  marks: number[],
  rests: readonly (number | null)[],
): Pick<ItemFigures, 'discrimination' | 'efficiency'> {
  const others = rests.filter((rest) => rest !== null);
  if (others.length < marks.length) return { discrimination: null, efficiency: null };
  const [variance, otherVariance] = [sampleVariance(marks), sampleVariance(others)];
  if (!isSpread(variance) || !isSpread(otherVariance)) return { discrimination: null, efficiency: null };
  const covariance = sampleCovariance(marks, others);
  const largest = sampleCovariance(marks.toSorted(ascending), others.toSorted(ascending));
  const correlation = covariance / Math.sqrt(variance * otherVariance);
  return {
    discrimination: Math.min(1, Math.max(-1, correlation)),
    efficiency: isSpread(largest) ? covariance / largest : null,
  };
}

const ascending = (left: number, right: number) => left - right;

/** The square root of each item's covariance with the totals, as a part of the sum of all. */
function effectiveWeightsOf(columns: readonly number[][], totals: number[]): (number | null)[] {
  const roots = columns.map((marks) => {
    const covariance = sampleCovariance(marks, totals);
    if (!isSpread(Math.abs(covariance))) return 0;
    return covariance > 0 ? Math.sqrt(covariance) : null;
  });
  const sum = roots.reduce<number>((before, root) => before + (root ?? 0), 0);
  return roots.map((root) => (root === null || sum === 0 ? null : root / sum));
}
