import { parseArgs } from 'node:util';
import { z } from 'zod';
import { medianSteps } from '../../apps/api/src/testing/bench/predict-steps.ts';
import { modelQueue, modelRush } from '../../apps/api/src/testing/bench/queue-model.ts';
import { compareTable } from './tables.ts';

const positive = z.coerce.number().positive();
const optionsSchema = z.object({
  takers: z.preprocess(
    (list) => (typeof list === 'string' ? list.split(',') : list),
    z.array(positive.int()).default([500, 1000, 2000, 5000, 10_000]),
  ),
  /** Processor time of one save among many, in milliseconds, and of each batch besides: `--closed` measures both. */
  service: positive,
  batch: z.coerce.number().min(0).default(0),
  /** Processor time of a report of presence, and of each request in a generator that shares the cores. */
  presence: z.coerce.number().min(0).default(0),
  generator: z.coerce.number().min(0).default(0),
  /** Seconds between two saves of a taker, on average. */
  think: positive.default(60),
  cores: positive.int().default(2),
  variation: z.coerce.number().min(0).default(1),
  /** Processor time of opening the exam, in milliseconds, the cores that are free for it, and the seconds in which all do. */
  open: positive.optional(),
  free: positive.optional(),
  start: positive.default(30),
});

const text = { type: 'string' } as const;

/** Cores of server, database and generator: `0.12+0.08+0.05`. */
const coresSchema = z.preprocess(
  (list) => (typeof list === 'string' ? list.split('+') : list),
  z
    .tuple([positive, z.coerce.number().min(0), positive])
    .transform(([server, database, generator]) => ({ server, database, generator })),
);

/** A save's p50 and p95 in milliseconds: `5.10+8.60`. */
const waitsSchema = z.preprocess(
  (list) => (typeof list === 'string' ? list.split('+') : list),
  z.tuple([positive, positive]).transform(([p50Ms, p95Ms]) => ({ p50Ms, p95Ms })),
);

/** Steps of a ladder that was measured: `takers:cores:p50+p95 of a save:start in s:cores at the start`, one after another. */
const measuredSchema = z.preprocess(
  (list) => (typeof list === 'string' ? list.split(',').map((step) => step.split(':')) : list),
  z.array(z.tuple([positive, coresSchema, waitsSchema, positive, coresSchema])),
);

/**
 * Prints what the capacity model of docs/scaling.md says of so many takers, as a table in Markdown; or, with `--measured`, beside each step
 * of a ladder that was measured.
 */
export function printModel(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: {
      measured: text,
      takers: text,
      service: text,
      batch: text,
      presence: text,
      generator: text,
      think: text,
      cores: text,
      variation: text,
      open: text,
      free: text,
      start: text,
    },
  });
  if (values.measured !== undefined) {
    const { cores, start } = optionsSchema.omit({ service: true }).parse(values);
    const steps = measuredSchema.parse(values.measured).map(([takers, busyCores, waits, startSeconds, startCores]) => ({
      takers,
      cores: busyCores,
      ...waits,
      startSeconds,
      startCores,
    }));
    console.log(compareTable(medianSteps(steps), { cores, arriveSeconds: start }));
    return;
  }
  const { takers, service, batch, presence, generator, think, cores, variation, open, free, start } =
    optionsSchema.parse(values);
  console.log('| Takers | Saves/s | In a batch | Load | Mean wait | p95 of a save |\n|--:|--:|--:|--:|--:|--:|');
  let knee = 0;
  for (const count of takers) {
    const model = modelQueue({
      takers: count,
      thinkSeconds: think,
      serviceMs: service,
      batchMs: batch,
      presenceMs: presence,
      generatorMs: generator,
      cores,
      variation,
    });
    const figures = [model.batchSize.toFixed(1), model.load.toFixed(2), time(model.meanWaitMs), time(model.p95Ms)];
    const cells = [count, (count / think).toFixed(0), ...figures];
    console.log(`| ${cells.join(' | ')} |`);
    knee = model.kneeTakers;
  }
  console.log(`\nThe load is 0.7 at ${knee} takers.`);
  if (open === undefined) return;
  console.log('\n| Takers | Open the exam, p50 | p95 | All have after |\n|--:|--:|--:|--:|');
  for (const count of takers) {
    const model = modelRush({ takers: count, seconds: start, serviceMs: open, cores: free ?? cores });
    const cells = [model.p50Seconds, model.p95Seconds, model.lastsSeconds].map((each) => `${each.toFixed(1)} s`);
    console.log(`| ${[count, ...cells].join(' | ')} |`);
  }
}

const time = (ms: number) => (Number.isFinite(ms) ? `${ms.toFixed(1)} ms` : 'without end');
