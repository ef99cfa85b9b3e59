import { waitAt } from './queue-model.ts';

/** Cores that were busy, by what was at work; the embedded database is a part of the server. */
export interface BusyCores {
  server: number;
  database: number;
  generator: number;
}

/** What a step of the ladder has shown. */
export interface MeasuredStep {
  takers: number;
  /** While all worked. */
  cores: BusyCores;
  /** Of the saves of that time. */
  p50Ms: number;
  p95Ms: number;
  /** How long the start took, and the cores that were busy in it. */
  startSeconds: number;
  startCores: BusyCores;
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

type Station = keyof BusyCores;

/** If a start takes so many times as long as the takers need to arrive, they wait in line, and its batches are full. */
const fullBatchesRatio = 1.1;

/**
 * Predicts each step of a ladder from the two and more before it, of which it takes two figures: what each process works for a taker
 * while all work, and for a start. Both fall with the number of takers, because what arrives together is done together; how they fall is
 * the power of the takers that fits the steps before.
 *
 * - Cores: that work, of all takers.
 * - The p95 of a save: the first step's, and what saves wait for a core longer than there. Whoever finds all cores at work waits (M/M/c);
 *   what is done there first is work like that of a save with few takers. Beyond a full server, which is one process, they wait without end.
 * - The start: as long as the busiest has to work for all of them. That is the server, the database, which writes one batch of starts
 *   after the other, or all cores together. On average half of the takers are at work meanwhile, and take their part of it. Where the
 *   step before had full batches, a start is no less work than there.
 */
export function predictSteps(
  steps: readonly MeasuredStep[],
  { cores, arriveSeconds }: PredictOptions,
): PredictedStep[] {
  const [first] = steps;
  const p95WaitMs = (busy: BusyCores) =>
    busy.server < 1
      ? waitAt({ load: sumOf(busy) / cores, meanMs: first?.p50Ms ?? 0, cores, variation: 1 }).p95WaitMs
      : Infinity;
  return steps.map((step, index) => {
    const before = steps.slice(0, index);
    const last = before.at(-1);
    if (!first || !last || before.length < 2) return { cores: null, p95Ms: null, startSeconds: null };
    const busy = predictEach(before, step, (each, station) => each.cores[station]);
    const hasFullBatches = last.startSeconds > fullBatchesRatio * arriveSeconds;
    const startWork = hasFullBatches
      ? ofEach((station) => (startWorkOf(last, station) * step.takers) / last.takers)
      : predictEach(before, step, startWorkOf);
    return {
      cores: sumOf(busy),
      p95Ms: first.p95Ms + p95WaitMs(busy) - p95WaitMs(first.cores),
      startSeconds: Math.max(
        arriveSeconds,
        secondsOf(startWork.server, busy.server, 1),
        secondsOf(startWork.database, busy.database, 1),
        secondsOf(sumOf(startWork), sumOf(busy), cores),
      ),
    };
  });
}

/** How long some workers take for the starts, beside what half of the takers want of them meanwhile. */
const secondsOf = (work: number, busyCores: number, workers: number) => work / Math.max(0, workers - busyCores / 2);

/** What a process worked for the starts, without what it did for those who were at work already: half of the takers on average. */
const startWorkOf = ({ startCores, startSeconds, cores }: MeasuredStep, station: Station): number =>
  (startCores[station] - cores[station] / 2) * startSeconds;

/** One step for each number of takers, with the medians of all that were measured with it. */
export function medianSteps(steps: readonly MeasuredStep[]): MeasuredStep[] {
  return [...Map.groupBy(steps, ({ takers }) => takers)].map(([takers, equal]) => {
    const medianOf = (figureOf: (step: MeasuredStep) => number) => median(equal.map(figureOf));
    return {
      takers,
      cores: ofEach((station) => medianOf(({ cores }) => cores[station])),
      p50Ms: medianOf((step) => step.p50Ms),
      p95Ms: medianOf((step) => step.p95Ms),
      startSeconds: medianOf((step) => step.startSeconds),
      startCores: ofEach((station) => medianOf(({ startCores }) => startCores[station])),
    };
  });
}

/** The middle of some figures, or the mean of the two in the middle. */
function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1));
}

/** The cores that were busy for the exam while all worked. */
export const coresOf = ({ cores }: Pick<MeasuredStep, 'cores'>): number => sumOf(cores);

const sumOf = ({ server, database, generator }: BusyCores) => server + database + generator;

const ofEach = (figureOf: (station: Station) => number): BusyCores => ({
  server: figureOf('server'),
  database: figureOf('database'),
  generator: figureOf('generator'),
});

/** Predicts a figure of each process by the power of the takers that fits the steps before. */
const predictEach = (
  before: readonly MeasuredStep[],
  { takers }: MeasuredStep,
  figureOf: (step: MeasuredStep, station: Station) => number,
): BusyCores =>
  ofEach((station) =>
    extrapolate(
      before.map((step) => [step.takers, figureOf(step, station)]),
      takers,
    ),
  );

/** Continues points by the power law that fits them best (least squares of the logarithms); 0 where one of them is 0. */
function extrapolate(points: readonly (readonly [x: number, y: number])[], at: number): number {
  if (points.some(([, y]) => y <= 0)) return 0;
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  const [meanX, meanY] = [mean(logs.map(([x]) => x)), mean(logs.map(([, y]) => y))];
  const power =
    logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) /
    logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return Math.exp(meanY + power * (Math.log(at) - meanX));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
