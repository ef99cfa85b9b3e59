import { randomUUID } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { queryRows } from '../../services/queries/query-rows.ts';
import type { FileStorage } from '../../services/files/file-storage.ts';
import { type Finding, fine } from './finding.ts';

/** What is younger may belong to an upload that is under way. */
const settledMs = 24 * 3_600_000;
/** Each is a request to a bucket. */
const mostLookedAt = 200;

/** Writes a file, reads it and removes it. */
export async function checkStorage(storage: FileStorage): Promise<Finding[]> {
  const key = `doctor-${randomUUID()}`;
  await storage.put(key, Readable.from([Buffer.from(key)]), { mime: 'text/plain', size: Buffer.byteLength(key) });
  const read = await text(await storage.open(key, null));
  await storage.remove(key);
  if (read !== key) throw new Error('A file came back with another content.');
  return [fine('Storage', 'A file was written, read and removed.')];
}

/** Compares the folder of files with the database: contents without a row, and rows without a content. */
export async function checkFolder(db: Database, folder: string): Promise<Finding[]> {
  const about = 'Files';
  const keys = await selectKeys(db);
  const names = await readdir(folder).catch(() => []);
  const present = new Set(names);
  const missing = keys.files.filter((key) => !present.has(key));
  const used = new Set([...keys.files, ...keys.others]);
  const orphans: string[] = [];
  let orphanBytes = 0;
  for (const name of names.filter((each) => !used.has(each.replace(/\.(?:json|info)$/u, '')))) {
    const { mtimeMs, size, isFile } = await statOf(path.join(folder, name));
    if (!isFile || mtimeMs > Date.now() - settledMs) continue;
    orphans.push(name);
    orphanBytes += size;
  }
  const findings: Finding[] = [];
  if (missing.length > 0) findings.push(missingFiles(missing));
  if (orphans.length > 0)
    findings.push({
      level: 'warning',
      about,
      says: `${orphans.length} files of ${folder} belong to nothing (${(orphanBytes / 1e6).toFixed(1)} MB), such as ${orphans[0]}.`,
      advice:
        'After a restore they may be of the time after the backup. Move them away, and delete them when nobody misses anything.',
    });
  return findings.length > 0 ? findings : [fine(about, `${keys.files.length} files, all in their place.`)];
}

/** Looks for the contents of the newest files in a bucket. */
export async function checkBucket(db: Database, storage: FileStorage): Promise<Finding[]> {
  const { files } = await selectKeys(db);
  const looked = files.slice(0, mostLookedAt);
  const missing: string[] = [];
  for (const key of looked) {
    const content = await storage.open(key, { start: 0, end: 0 }).catch(() => null);
    if (content) await content.cancel();
    else missing.push(key);
  }
  if (missing.length > 0) return [missingFiles(missing)];
  return [fine('Files', `The newest ${looked.length} of ${files.length} files are in the bucket.`)];
}

function missingFiles(missing: readonly string[]): Finding {
  return {
    level: 'problem',
    about: 'Files',
    says: `${missing.length} files that the database names are missing, such as ${missing[0]}.`,
    advice: 'Copy them from a backup. Without them their videos, recordings and documents cannot be opened.',
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

async function statOf(file: string) {
  const stats = await stat(file);
  return { mtimeMs: stats.mtimeMs, size: stats.size, isFile: stats.isFile() };
}
