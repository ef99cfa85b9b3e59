import { modelRush, waitAt } from './queue-model.ts';

/** What a step of the ladder has shown. */
export interface MeasuredStep {
  takers: number;
  /** Cores that were busy for the exam while all worked, and how many requests came in a second of that. */
  cores: number;
  requestsPerSecond: number;
  /** Of the saves of that time. */
  p95Ms: number;
  /** How long the start took, and the cores that were busy for it. */
  startSeconds: number;
  startCores: number;
}

/** What the model says of the same step; null where the steps before do not say enough. */
export interface PredictedStep {
  cores: number | null;
  p95Ms: number | null;
  startSeconds: number | null;
}

interface PredictOptions {
  /** Those of the machine. */
  cores: number;
  /** In which all arrive. */
  arriveSeconds: number;
}

/**
 * Predicts each step of a ladder from those before it. Cores: by a power of the takers, which the first two steps give: it is below 1,
 * because work for many at once costs less for each. The p95 of a save: that of the first step, which holds the disk, the network and the batch, and what
 * the queue for the cores adds. The start: by the work of one start in the step before.
 */
export function predictSteps(
  steps: readonly MeasuredStep[],
  { cores, arriveSeconds }: PredictOptions,
): PredictedStep[] {
  const [first, second] = steps;
  const power = first && second ? Math.log(second.cores / first.cores) / Math.log(second.takers / first.takers) : 1;
  const queueMs = (step: MeasuredStep, busy: number) =>
    waitAt({ load: busy / cores, meanMs: (busy * 1000) / step.requestsPerSecond, cores, variation: 1 }).p95WaitMs;
  return steps.map((step, index) => {
    const before = steps[index - 1];
    if (!first || !before) return { cores: null, p95Ms: null, startSeconds: null };
    const busy = index < 2 ? null : first.cores * (step.takers / first.takers) ** power;
    const openMs = (before.startCores * before.startSeconds * 1000) / before.takers;
    return {
      cores: busy,
      p95Ms: first.p95Ms + queueMs(step, busy ?? step.cores) - queueMs(first, first.cores),
      startSeconds: modelRush({ takers: step.takers, seconds: arriveSeconds, serviceMs: openMs, cores }).lastsSeconds,
    };
  });
}
