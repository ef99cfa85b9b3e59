import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { migrationsFolder } from '../../db/tables.ts';

/**
 * A backup is a tar archive, compressed with gzip and, with a recipient, encrypted in the format of age (age-encryption.org/v1):
 *
 * - `tables/<schema>.<table>`: the rows of a table, each as a JSON string of what PostgreSQL writes for the row, one a line;
 * - `files/<key>`: the content of a stored file;
 * - `secret.key`: what the keys of WhatsApp sessions are encrypted with, if it is a file of the data folder;
 * - `manifest.json`, at the end: what is in it, with sizes and sums. An archive without it is incomplete.
 */
export const formatVersion = 1;

const part = { bytes: z.number().int(), sha256: z.string() };

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), ...part });
const fileSchema = z.object({ name: z.string(), mime: z.string(), ...part });

export const manifestSchema = z.object({
  format: z.literal('rubrica-backup'),
  version: z.literal(formatVersion),
  madeAt: z.iso.datetime(),
  /** The last migration of the tables. */
  migration: z.string(),
  /** The version of the tables of the queue of jobs; null where it has none. */
  queueVersion: z.number().int().nullable(),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Null where the files were left out. */
  files: z.array(fileSchema).nullable(),
  secretKey: z.object(part).nullable(),
});

/** What is in a backup. */
export type Manifest = z.infer<typeof manifestSchema>;
/** A table in a backup. */
export type BackedUpTable = z.infer<typeof tableSchema>;

/** How the names of those begin that the server makes by itself. */
export const nightlyPrefix = 'rubrica-nightly-';
export const manifestName = 'manifest.json';
export const secretKeyName = 'secret.key';

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() }).loose()) }).loose();

/** The migrations of this version of the server, in their order. */
export async function readJournal(): Promise<z.infer<typeof journalSchema>> {
  const text = await readFile(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return journalSchema.parse(JSON.parse(text));
}

/** What the settings say of the daily backup. */
export interface BackupSettings {
  dataFolder: string;
  folder: string;
  recipient: string | undefined;
  /** How many are kept; none are made at 0. */
  kept: number;
}

/** What went wrong with a backup or with putting one back, and what to do: for whoever operates the server. */
export class BackupError extends Error {
  override readonly name = 'Backup';
}
