import { z } from 'zod';
import { dateTime } from '../shapes.ts';

/** How something of the server is: as it should be, to be looked at on a quiet day, or to be put right now. */
const state = z.enum(['good', 'look', 'act']);
const count = z.number().int();

/** What a server knows of itself, for admins: figures, and neither addresses nor names nor settings. */
export const serverHealthSchema = z.object({
  checkedAt: dateTime,
  /** The process that replied: since when it runs, on which version of Node, and beside how many others of its server. */
  server: z.object({ state, startedAt: dateTime, node: z.string(), workers: count }),
  database: z.object({ state, kind: z.enum(['embedded', 'server']), version: z.string(), bytes: count }),
  /** `isNewer`: a later version of the server has changed the tables. */
  migrations: z.object({ state, applied: count, known: count, isNewer: z.boolean() }),
  /** What is free on the disk of the data folder. */
  space: z.object({ state, freeBytes: count }),
  /** Contents of files that are missing, and contents that belong to nothing, which a bucket does not tell. */
  files: z.object({
    state,
    /** Whether the bucket answers; a server of before does not say it. */
    isReached: z.boolean().optional(),
    looked: count,
    missing: count,
    unused: count.nullable(),
    unusedBytes: count.nullable(),
  }),
  /** `folder`: mails are not sent, but kept as files. */
  mail: z.object({ state, way: z.enum(['server', 'folder']), isReached: z.boolean() }),
  jobs: z.object({ state, waiting: count, running: count, failed: count }),
  /** The daily backup; null where the database is another server's, which has ways of its own. */
  backups: z.object({ state, isOn: z.boolean(), lastAt: dateTime.nullable() }).nullable(),
  /** Attempts that are open, those of them that have saved nothing yet, and how long ago the others have saved last. */
  attempts: z.object({
    state,
    open: count,
    unsaved: count,
    medianSeconds: z.number().nullable(),
    longestSeconds: z.number().nullable(),
  }),
  /** How far the clock of the machine is from that of the database. */
  clock: z.object({ state, differenceMs: count }),
});
export type ServerHealth = z.infer<typeof serverHealthSchema>;
export type HealthState = z.infer<typeof state>;
