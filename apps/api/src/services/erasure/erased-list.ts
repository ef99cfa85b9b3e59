import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { UserId } from '@rubrica/api-client/contract';
import { z } from 'zod';
import { syncFolder } from '../backups/sync-folder.ts';

/** How the list is called in the folder of backups. */
export const erasedListName = 'erased.jsonl';

/** Who was erased, and when, by id. */
export type ErasedPeople = ReadonlyMap<UserId, Date>;

interface ReadList {
  people: ErasedPeople;
  /** The numbers of the lines, from 1, that name nobody: cut off by a crash, or changed by hand. */
  damagedLines: readonly number[];
}

/**
 * A file that names everybody who was erased, a line of JSON for each: an id and a moment, nothing personal. It is no part of the
 * database, so that it outlives a restore of a backup from before an erasure.
 */
export interface ErasedList {
  /** Where it is. */
  file: string;
  /** Reads it. Where there is none it is empty. */
  read: () => Promise<ReadList>;
  /** Adds those that it does not name yet, on the disk. What is in it stays, damaged lines included. */
  add: (people: ErasedPeople) => Promise<void>;
}

/** Opens the list in a folder of backups. Nothing is created before somebody is added. */
export function openErasedList(folder: string): ErasedList {
  const file = path.join(folder, erasedListName);
  return {
    file,
    read: async () => parseList(await readText(file)),
    add: async (people) => {
      const text = await readText(file);
      const known = parseList(text).people;
      const lines = [...people]
        .filter(([id]) => !known.has(id))
        .map(([id, erasedAt]) => `${JSON.stringify({ id, erasedAt: erasedAt.toISOString() })}\n`);
      if (lines.length === 0) return;
      // What a crash has cut off does not take the next line with it.
      const isCutOff = text !== '' && !text.endsWith('\n');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Several servers may append to one file: each writes whole lines, and at worst both write the same.
      const handle = await open(file, 'a', 0o600);
      try {
        await handle.writeFile(`${isCutOff ? '\n' : ''}${lines.join('')}`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await syncFolder(folder);
    },
  };
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new Error(
      `${file}, which names those who were erased, cannot be read. Let the account of the server read it.`,
      {
        cause: error,
      },
    );
  }
}

const lineSchema = z.object({ id: z.uuid(), erasedAt: z.iso.datetime() });

function parseList(text: string): ReadList {
  const people = new Map<UserId, Date>();
  const damagedLines: number[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const named = parseLine(line);
    if (!named) damagedLines.push(at + 1);
    else if (!people.has(named.id)) people.set(named.id, new Date(named.erasedAt));
  }
  return { people, damagedLines };
}

function parseLine(line: string): z.infer<typeof lineSchema> | null {
  try {
    return lineSchema.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
