import { open } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { dictionaryEntries, dictionaryPronunciations, dictionarySynsets } from '../../db/schema/dictionary.ts';
import { settings } from '../../db/schema/system.ts';
import type { Log } from '../../log.ts';
import type { DictionaryFile } from './dictionary-files.ts';

/** Grows when files are parsed or stored in another way: a dictionary of another version is loaded again. */
const version = 'wordnet-3.0/1';
const settingsKey = 'dictionary';

/** How much of a file is read at a time: several of its longest lines, and a transaction of some milliseconds. */
const chunkBytes = 64 * 1024;

/** Up to where the dictionary is loaded. `file` counts the files, and is their number once everything is. */
const progressSchema = z.object({ version: z.string(), file: z.number().int(), offset: z.number().int() });
type Progress = z.infer<typeof progressSchema>;

const start: Progress = { version, file: 0, offset: 0 };

/**
 * Loads the files of the dictionary into the database, where they are not loaded yet. Each piece is stored together with the
 * place to go on from, so that a stopped load continues there, and several servers of one database load in turns.
 *
 * @returns whether everything is loaded; false if `signal` stopped it
 */
export async function loadDictionary(
  db: Database,
  files: readonly DictionaryFile[],
  signal?: AbortSignal,
): Promise<boolean> {
  while (await loadNextPiece(db, files)) {
    if (signal?.aborted) return false;
    // Requests come first: the embedded database works on this thread.
    await setImmediate();
  }
  return true;
}

/** Loads one piece; returns false when there is none left. */
async function loadNextPiece(db: Database, files: readonly DictionaryFile[]): Promise<boolean> {
  const known = await readProgress(db);
  if (known && files[known.file] === undefined) return false;
  return db.transaction(async (tx) => {
    await tx.insert(settings).values({ key: settingsKey, value: '{}' }).onConflictDoNothing();
    // Another server waits here until this piece is stored.
    await tx.select().from(settings).where(eq(settings.key, settingsKey)).for('update');
    const progress = (await readProgress(tx)) ?? (await startAgain(tx));
    const file = files[progress.file];
    if (file === undefined) return false;
    const piece = await readLines(file.path, progress.offset);
    const rows = piece.lines.map(file.parse).filter((row) => row !== null);
    if (rows.length > 0) await tx.execute(file.insert(JSON.stringify(rows)));
    const next = piece.isLast
      ? { version, file: progress.file + 1, offset: 0 }
      : { ...progress, offset: progress.offset + piece.bytes };
    await tx
      .update(settings)
      .set({ value: JSON.stringify(next) })
      .where(eq(settings.key, settingsKey));
    return true;
  });
}

/** Up to where this version is loaded; null where nothing of it is. */
async function readProgress(db: Database): Promise<Progress | null> {
  const [row] = await db.select().from(settings).where(eq(settings.key, settingsKey));
  const progress = row && progressSchema.safeParse(JSON.parse(row.value)).data;
  return progress?.version === version ? progress : null;
}

async function startAgain(tx: Database): Promise<Progress> {
  await tx.delete(dictionaryEntries);
  await tx.delete(dictionarySynsets);
  await tx.delete(dictionaryPronunciations);
  return start;
}

/** Reads the whole lines of one piece of a file. */
async function readLines(path: string, offset: number) {
  const file = await open(path);
  try {
    const buffer = Buffer.alloc(chunkBytes);
    const { bytesRead } = await file.read(buffer, 0, chunkBytes, offset);
    const isLast = bytesRead < chunkBytes;
    const bytes = isLast ? bytesRead : buffer.lastIndexOf('\n') + 1;
    if (!isLast && bytes === 0) throw new Error(`A line of ${path} is longer than ${chunkBytes} bytes.`);
    return { lines: buffer.toString('utf8', 0, bytes).split('\n'), bytes, isLast };
  } finally {
    await file.close();
  }
}

/** Loads the dictionary in the background. A failure is logged, and the next start of a server goes on. */
export function startDictionaryLoader(
  db: Database,
  files: readonly DictionaryFile[],
  log: Log,
): { stop: () => Promise<void> } {
  const controller = new AbortController();
  const loading = loadDictionary(db, files, controller.signal).catch((error: unknown) =>
    log.error('Loading the dictionary failed. The next start goes on with it.', error),
  );
  return {
    stop: async () => {
      controller.abort();
      await loading;
    },
  };
}
