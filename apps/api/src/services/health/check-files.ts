import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ServerHealth } from '@rubrica/api-client/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { ContentMissingError, type FileStorage } from '../files/file-storage.ts';
import { queryRows } from '../queries/query-rows.ts';

/** What is younger may belong to an upload that is under way. */
const settledMs = 24 * 3_600_000;

/** What is missing and what belongs to nothing, by key or name, besides the counts. */
export interface FilesCheck {
  /** How many files there are, and how many of them were looked for. */
  total: number;
  looked: number;
  missing: readonly string[];
  /** Null where nobody can tell. */
  unused: { names: readonly string[]; bytes: number } | null;
}

/** Compares the folder of files with the database: contents without a row, and rows without a content. */
export async function compareFolder(db: Database, folder: string): Promise<FilesCheck> {
  const keys = await selectKeys(db);
  const names = await readdir(folder).catch(() => []);
  const present = new Set(names);
  const missing = keys.files.filter((key) => !present.has(key));
  const used = new Set([...keys.files, ...keys.others]);
  const unused: string[] = [];
  let bytes = 0;
  for (const name of names.filter((each) => !used.has(each.replace(/\.(?:json|info)$/u, '')))) {
    // It may have been deleted meanwhile.
    const stats = await stat(path.join(folder, name)).catch(() => null);
    if (!stats?.isFile() || stats.mtimeMs > Date.now() - settledMs) continue;
    unused.push(name);
    bytes += stats.size;
  }
  return { total: keys.files.length, looked: keys.files.length, missing, unused: { names: unused, bytes } };
}

interface BucketLook {
  /** How many of the newest files are looked for: each is a request. */
  most: number;
  /** How long it takes at most, and so how long the first reply may take; without limit when absent. */
  timeoutMs?: number;
}

/**
 * Looks for the contents of the newest files in a bucket, as far as the time goes.
 *
 * @throws {BucketUnreachableError} if the bucket fails, or does not answer in time
 */
export async function compareBucket(
  db: Database,
  storage: FileStorage,
  { most, timeoutMs }: BucketLook,
): Promise<FilesCheck> {
  const { files } = await selectKeys(db);
  const isOver = timeoutMs === undefined ? null : setTimeout(timeoutMs, 'over' as const, { ref: false });
  let looked = 0;
  const missing: string[] = [];
  for (const key of files.slice(0, most)) {
    const found = await Promise.race([isStored(storage, key), ...(isOver ? [isOver] : [])]);
    if (found === 'over') {
      if (looked === 0) throw new BucketUnreachableError();
      break;
    }
    looked += 1;
    if (!found) missing.push(key);
  }
  return { total: files.length, looked, missing, unused: null };
}

/** The bucket fails or does not answer, which says nothing of what it has. */
export class BucketUnreachableError extends Error {
  override readonly name = 'BucketUnreachable';

  constructor(cause?: unknown) {
    super(cause instanceof Error ? cause.message : 'The bucket did not answer in time.', { cause });
  }
}

async function isStored(storage: FileStorage, key: string): Promise<boolean> {
  try {
    await (await storage.open(key, { start: 0, end: 0 })).cancel();
    return true;
  } catch (error) {
    if (error instanceof ContentMissingError) return false;
    throw new BucketUnreachableError(error);
  }
}

/** Returns how files do, without their names; null stands for a bucket that failed or did not answer in time. */
export function filesHealth(check: FilesCheck | null): ServerHealth['files'] {
  if (check === null) return { state: 'act', isReached: false, looked: 0, missing: 0, unused: null, unusedBytes: null };
  const { looked, missing, unused } = check;
  const isUnused = (unused?.names.length ?? 0) > 0;
  return {
    state: missing.length > 0 ? 'act' : isUnused ? 'look' : 'good',
    isReached: true,
    looked,
    missing: missing.length,
    unused: unused && unused.names.length,
    unusedBytes: unused && unused.bytes,
  };
}

/** The keys of contents: of files, the newest first, and of what else has one. */
async function selectKeys(db: Database) {
  const row = z.object({ key: z.string() });
  const files = await queryRows(
    db,
    row,
    sql`select storage_key as key from files where deleted_at is null and size > 0 order by created_at desc`,
  );
  const others = await queryRows(
    db,
    row,
    sql`select storage_key as key from report_files where storage_key is not null
      union all select id::text from unfinished_uploads
      union all select storage_key from files where deleted_at is not null`,
  );
  return { files: files.map(({ key }) => key), others: others.map(({ key }) => key) };
}
