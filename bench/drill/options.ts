import { parseArgs } from 'node:util';
import { z } from 'zod';

const positive = z.coerce.number().positive();
const drillNames = ['servers', 'primary', 'disk', 'database-disk', 'clock', 'network', 'update'] as const;

const optionsSchema = z.object({
  name: z.enum(drillNames, `Which drill? ${drillNames.join(', ')}.`),
  takers: positive.int().max(100_000).default(1000),
  /** How long the takers work between the start and the rush at the end. */
  minutes: positive.default(2),
  /** Seconds in which all arrive, and in which all hand in. */
  start: positive.default(30),
  rush: positive.default(30),
  /** Seconds between two kills of a server, or two replacements. */
  every: positive.default(20),
  /** How many schedules of a failing network are tried, and from which seed they are drawn. */
  schedules: positive.int().max(10_000).default(50),
  seed: z.coerce.number().int().default(1),
});

/** Which drill, and with how much. */
export type DrillOptions = z.infer<typeof optionsSchema>;

const text = { type: 'string' } as const;

/** Reads the arguments of `npm run drill`. @throws an error that names what cannot be read */
export function readDrillOptions(args: readonly string[]): DrillOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { takers: text, minutes: text, start: text, rush: text, every: text, schedules: text, seed: text },
  });
  const result = optionsSchema.safeParse({ ...values, name: positionals[0] });
  if (result.success) return result.data;
  throw new Error(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
}
