import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
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

/** Looks for the contents of the newest files in a bucket, so many of them: each is a request. Throws if the bucket fails. */
export async function compareBucket(db: Database, storage: FileStorage, most: number): Promise<FilesCheck> {
  const { files } = await selectKeys(db);
  const looked = files.slice(0, most);
  const missing: string[] = [];
  for (const key of looked) {
    try {
      await (await storage.open(key, { start: 0, end: 0 })).cancel();
    } catch (error) {
      // A bucket that does not answer misses nothing.
      if (!(error instanceof ContentMissingError)) throw error;
      missing.push(key);
    }
  }
  return { total: files.length, looked: looked.length, missing, unused: null };
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
