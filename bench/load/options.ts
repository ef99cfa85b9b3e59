import { parseArgs } from 'node:util';
import { z } from 'zod';

const databases = ['pglite', 'postgres'] as const;
/** What the server stores its data in. */
export type DatabaseName = (typeof databases)[number];

const positive = z.coerce.number().positive();
const split = (list: unknown) => (typeof list === 'string' ? list.split(',') : list);

const optionsSchema = z.object({
  takers: z.preprocess(split, z.array(positive.int().max(100_000)).default([500, 1000, 2000, 3000, 5000, 10_000])),
  database: z.preprocess(split, z.array(z.enum(databases)).default([...databases])),
  /** How long the takers work between the start and the rush at the end. */
  minutes: positive.default(0.75),
  /** Seconds after the last has started: for so long 10,000 saves of a slow machine are slower than those that follow. */
  settle: z.coerce.number().min(0).default(90),
  /** Seconds in which all arrive, and in which all hand in. */
  start: positive.default(30),
  rush: positive.default(30),
  /** Seconds between a taker's saves, from and to. */
  think: z
    .string()
    .regex(/^\d+-\d+$/u, 'Not two numbers of seconds, such as 30-90.')
    .default('30-90'),
  /** By what the thinking is shortened. */
  speed: positive.default(1),
  cut: z.coerce.number().min(0).max(1).default(0.02),
  /** The most connections, where fewer files may be open than takers. */
  connections: positive.int().optional(),
  seed: z.coerce.number().int().default(1),
  closed: z.boolean().default(false),
  /** How many others log in, at even distances in the second half of that. */
  logins: z.coerce.number().int().min(0).default(0),
  /** How often each step is measured, one ladder after the other: the model is compared with the medians. */
  runs: positive.int().default(1),
  /** Minutes in which all is to be done: what does not fit is left out. */
  within: positive.default(Infinity),
  /** A file for the tables. */
  out: z.string().optional(),
});
/** What to measure. */
export type LoadOptions = z.infer<typeof optionsSchema>;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Reads the arguments of `npm run bench -- load`. @throws an error that names what cannot be read */
export function readOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      takers: text,
      database: text,
      minutes: text,
      settle: text,
      start: text,
      rush: text,
      think: text,
      speed: text,
      cut: text,
      connections: text,
      seed: text,
      closed: flag,
      logins: text,
      runs: text,
      within: text,
      out: text,
    },
  });
  const result = optionsSchema.safeParse(values);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'));
}

/** Seconds between a taker's saves, as they are in this run. */
export function thinkSeconds({ think, speed }: LoadOptions): [number, number] {
  const [least = 0, most = 0] = think.split('-').map(Number);
  return [least / speed, most / speed];
}
