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
 * Predicts each step of a ladder from the two and more before it, of which it takes two figures: what each process works while all work,
 * and for a start.
 *
 * - Cores: a line through the steps before, for each process by itself. It has some work however many there are, and some for each taker.
 * - The p95 of a save: the first step's, and what saves wait for a core longer than there. Whoever finds all cores at work waits (M/M/c);
 *   what is done there first is work like that of a save with few takers, or takes longer: as many times as the steps before have shown.
 *   Beyond a full server, which is one process, they wait without end.
 * - The start: as long as the busiest has to work for all of them. That is the server, the database, which writes one batch of starts
 *   after the other, or all cores together. A start is less work the more there are at once, by the power of the takers that fits the steps
 *   before; where the step before had full batches, it is no less than there. On average half of the takers are at work meanwhile, and take
 *   their part of the cores.
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
  const longerWaitMs = (busy: BusyCores) => p95WaitMs(busy) - (first ? p95WaitMs(first.cores) : 0);
  return steps.map((step, index) => {
    const before = steps.slice(0, index);
    const last = before.at(-1);
    if (!first || !last || before.length < 2) return { cores: null, p95Ms: null, startSeconds: null };
    const busy = predictEach(before, step, extrapolateLine, ({ cores: busyCores }, station) => busyCores[station]);
    const waitFactor = fitFactor(
      before.slice(1).map((each) => [longerWaitMs(each.cores), each.p95Ms - first.p95Ms] as const),
    );
    const hasFullBatches = last.startSeconds > fullBatchesRatio * arriveSeconds;
    const startWork = hasFullBatches
      ? ofEach((station) => (startWorkOf(last, station) * step.takers) / last.takers)
      : predictEach(before, step, extrapolatePowerLaw, startWorkOf);
    return {
      cores: sumOf(busy),
      p95Ms: first.p95Ms + waitFactor * longerWaitMs(busy),
      startSeconds: Math.max(
        arriveSeconds,
        secondsOf(startWork.server, busy.server, 1),
        secondsOf(startWork.database, busy.database, 1),
        secondsOf(sumOf(startWork), sumOf(busy), cores),
      ),
    };
  });
}

/** The factor by which measured waits differ from expected ones (least squares of `[expectedMs, measuredMs]`), at least 1. */
function fitFactor(waits: readonly Point[]): number {
  const finite = waits.filter(([expectedMs]) => Number.isFinite(expectedMs));
  const squares = finite.reduce((sum, [expectedMs]) => sum + expectedMs ** 2, 0);
  const products = finite.reduce((sum, [expectedMs, measuredMs]) => sum + expectedMs * measuredMs, 0);
  return squares === 0 ? 1 : Math.max(1, products / squares);
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

type Point = readonly [x: number, y: number];

/** Predicts a figure of each process from those of the steps before. */
const predictEach = (
  before: readonly MeasuredStep[],
  { takers }: MeasuredStep,
  extrapolate: (points: readonly Point[], at: number) => number,
  figureOf: (step: MeasuredStep, station: Station) => number,
): BusyCores =>
  ofEach((station) =>
    extrapolate(
      before.map((step) => [step.takers, figureOf(step, station)]),
      takers,
    ),
  );

/** Extrapolates points by the line that fits them best (least squares). */
function extrapolateLine(points: readonly Point[], at: number): number {
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const slope =
    points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) /
    points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return meanY + slope * (at - meanX);
}

/** Extrapolates points by the power law that fits them best: a line of their logarithms. It is 0 where one of them is 0. */
function extrapolatePowerLaw(points: readonly Point[], at: number): number {
  if (points.some(([, y]) => y <= 0)) return 0;
  const logarithms = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const);
  return Math.exp(extrapolateLine(logarithms, Math.log(at)));
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
