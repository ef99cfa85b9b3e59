/** A queue before several workers. */
export interface QueueModel {
  /** How many of the workers are busy on average, from 0 to 1; more is a queue without end. */
  load: number;
  meanWaitMs: number;
  /** Of a save: wait and service together. */
  p95Ms: number;
  /** How many saves are written together, on average. */
  batchSize: number;
  /** So many takers bring the load to 0.7. */
  kneeTakers: number;
}

interface QueueOptions {
  takers: number;
  /** Between two saves of a taker, on average. */
  thinkSeconds: number;
  /** Of one save, on one core, beside that of its batch. */
  serviceMs: number;
  /** Of a batch of saves, however many are in it; none when absent. */
  batchMs?: number;
  /** Of one report of presence, which every taker makes twice a minute; none when absent. */
  presenceMs?: number;
  /** Of each request in whoever sends it, where that has no cores of its own; none when absent. */
  generatorMs?: number;
  cores: number;
  /** Standard deviation of the service time by its mean; 1 is exponential. */
  variation: number;
}

const kneeLoad = 0.7;
/** The wait of those who wait is nearly exponential. */
const p95OfWait = Math.log(20);

const presenceSeconds = 30;

/** What so many takers want of the cores. */
function demandOf({
  takers,
  thinkSeconds,
  serviceMs,
  batchMs = 0,
  presenceMs = 0,
  generatorMs = 0,
  cores,
}: QueueOptions) {
  const savesPerMs = takers / thinkSeconds / 1000;
  const reportsPerMs = presenceMs > 0 ? takers / presenceSeconds / 1000 : 0;
  const left = 1 - savesPerMs * serviceMs;
  // What comes while a batch is written is the next batch.
  const batchSize = left > 0 ? Math.max(1, (savesPerMs * batchMs) / left) : Infinity;
  const saveMs = serviceMs + batchMs / batchSize;
  const requestsPerMs = savesPerMs + reportsPerMs;
  const busy = savesPerMs * saveMs + reportsPerMs * presenceMs + requestsPerMs * generatorMs;
  return { load: busy / cores, batchSize, saveMs, meanMs: busy / requestsPerMs };
}

/** The most takers whose load is at most that of the knee: it grows with every taker. */
function kneeOf(options: QueueOptions): number {
  let [least, most] = [0, 100_000_000];
  while (most - least > 1) {
    const takers = Math.floor((least + most) / 2);
    // Of a load that is the limit itself, the last digit is chance.
    if (demandOf({ ...options, takers }).load <= kneeLoad + 1e-9) least = takers;
    else most = takers;
  }
  return least;
}

/** Says what an M/G/c queue does: Erlang's C for the chance to wait, and Allen and Cunneen's factor for the variation of the service. */
export function modelQueue(options: QueueOptions): QueueModel {
  const { cores, variation } = options;
  const { load, batchSize, saveMs, meanMs } = demandOf(options);
  const kneeTakers = kneeOf(options);
  if (load >= 1) return { load, meanWaitMs: Infinity, p95Ms: Infinity, batchSize, kneeTakers };
  const { meanWaitMs, p95WaitMs } = waitAt({ load, meanMs, cores, variation });
  return { load, meanWaitMs, p95Ms: saveMs + p95WaitMs, batchSize, kneeTakers };
}

interface WaitOptions extends Pick<QueueOptions, 'cores' | 'variation'> {
  load: number;
  /** Of one request, on one core. */
  meanMs: number;
}

/** How long a request waits for a core; without end where there is more work than the cores can do. */
export function waitAt({ load, meanMs, cores, variation }: WaitOptions): { meanWaitMs: number; p95WaitMs: number } {
  if (load >= 1) return { meanWaitMs: Infinity, p95WaitMs: Infinity };
  const factor = (1 + variation ** 2) / 2;
  const chance = chanceToWait(cores, load);
  const waitOfThoseWhoWaitMs = (meanMs * factor) / (cores * (1 - load));
  return {
    meanWaitMs: chance * waitOfThoseWhoWaitMs,
    p95WaitMs: Math.max(0, waitOfThoseWhoWaitMs * (p95OfWait + Math.log(chance))),
  };
}

/** Erlang's C: the chance that all workers are busy. */
export function chanceToWait(workers: number, load: number): number {
  const offered = workers * load;
  // Erlang's B, by its recursion, which does not overflow.
  let blocked = 1;
  for (let count = 1; count <= workers; count += 1) blocked = (offered * blocked) / (count + offered * blocked);
  return blocked / (1 - load * (1 - blocked));
}

/** What a rush does to those in it. */
export interface RushModel {
  p50Seconds: number;
  p95Seconds: number;
  /** Until the last is done. */
  lastsSeconds: number;
}

interface RushOptions {
  takers: number;
  /** All come in these, at even distances. */
  seconds: number;
  /** Of all that one of them asks for. */
  serviceMs: number;
  /** That are there for it: what else takes some is not. */
  cores: number;
}

/** Says what a rush does that is over before a queue settles: work that cannot be done when it comes piles up, and is done in turn. */
export function modelRush({ takers, seconds, serviceMs, cores }: RushOptions): RushModel {
  const perSecond = (cores * 1000) / serviceMs;
  const lastsSeconds = Math.max(seconds, takers / perSecond);
  const waitOf = (share: number) => share * (lastsSeconds - seconds) + serviceMs / 1000;
  return { p50Seconds: waitOf(0.5), p95Seconds: waitOf(0.95), lastsSeconds };
}
