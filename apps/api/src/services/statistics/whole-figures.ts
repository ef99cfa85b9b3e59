import { mean, median, sampleKurtosis, sampleSkewness, sampleVariance, sum } from 'simple-statistics';
import { isSpread, maximumOf, shareOf, totalOf, type ScoredAttempt, type ScoredItem } from './scored-attempt.ts';

/** What the attempts say about all items together. Points, where nothing else is said. */
export interface WholeFigures {
  maximum: number;
  mean: number;
  median: number;
  standardDeviation: number;
  /** Of the sample; 0 for a symmetric distribution. Null where all totals are equal or there are fewer than 3. */
  skewness: number | null;
  /** Excess, of the sample; 0 for a normal distribution. Null where all totals are equal or there are fewer than 4. */
  kurtosis: number | null;
  /** Cronbach's alpha, at most 1; null for a single item or equal totals. */
  alpha: number | null;
  /** The standard error of measurement. */
  standardError: number | null;
  /** How many attempts are in each tenth of the marks, the lowest first; full marks are in the last. */
  histogram: number[];
}

const tenths = 10;

/** Returns the figures of the totals. There have to be two attempts at least. */
export function wholeFigures(attempts: readonly ScoredAttempt[], items: readonly ScoredItem[]): WholeFigures {
  const totals = attempts.map((attempt) => totalOf(attempt));
  const variance = sampleVariance(totals);
  const hasSpread = isSpread(variance);
  const itemVariances = items.map((_, index) => sampleVariance(attempts.map(({ marks }) => marks[index] ?? 0)));
  const alpha = cronbachAlpha(itemVariances, variance);
  return {
    maximum: maximumOf(items),
    mean: mean(totals),
    median: median(totals),
    standardDeviation: Math.sqrt(variance),
    skewness: hasSpread && totals.length > 2 ? sampleSkewness(totals) : null,
    kurtosis: hasSpread && totals.length > 3 ? sampleKurtosis(totals) : null,
    alpha,
    standardError: alpha === null ? null : standardErrorOfMeasurement(Math.sqrt(variance), alpha),
    histogram: histogramOf(attempts, items),
  };
}

/** Cronbach's alpha from the variances of the items and of their total; null for a single item or equal totals. */
function cronbachAlpha(itemVariances: readonly number[], totalVariance: number): number | null {
  const count = itemVariances.length;
  if (count < 2 || !isSpread(totalVariance)) return null;
  return Math.min(1, (count / (count - 1)) * (1 - sum([...itemVariances]) / totalVariance));
}

/** How far a mark may be from what the student would get on average in such tests. */
function standardErrorOfMeasurement(standardDeviation: number, alpha: number): number {
  return standardDeviation * Math.sqrt(1 - alpha);
}

function histogramOf(attempts: readonly ScoredAttempt[], items: readonly ScoredItem[]): number[] {
  const maximum = maximumOf(items);
  const counts = Array.from({ length: tenths }, () => 0);
  for (const { marks } of attempts) {
    const tenth = Math.floor(shareOf({ marks }, maximum) * tenths + 1e-9);
    const place = Math.min(tenths - 1, Math.max(0, tenth));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}
