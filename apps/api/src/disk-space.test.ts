import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskWarning, openDiskSpace, reserveBytes } from './disk-space.ts';

const megabyte = 1024 * 1024;

let folder: string;
let free = 0;
const lines: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-disk-'));
});
afterAll(() => rm(folder, { recursive: true }));

const open = (holdsDatabase = true) =>
  openDiskSpace({
    folder,
    holdsDatabase,
    log: { info: (line) => void lines.push(line), error: () => {} },
    freeBytes: () => Promise.resolve(free),
  });

describe('the disk of the data folder', () => {
  test('is low before it is full, and the start says what does not work', async () => {
    const disk = open();
    const sizes = [1000, 256, 255, 48, 47, 0];
    const levels = ['ok', 'ok', 'low', 'low', 'full', 'full'];
    for (const [index, level] of levels.entries()) {
      free = (sizes[index] ?? 0) * megabyte;
      expect(await disk.level()).toBe(level);
    }
    expect(await diskWarning(disk, '/data')).toEqual(
      expect.stringMatching(
        /disk of \/data is full. Nothing can be saved until there is more room: free at least 320 MB/u,
      ),
    );
    expect(await diskWarning(open(false), '/data')).toEqual(expect.stringContaining('No files can be uploaded'));
    free = 1000 * megabyte;
    expect(await diskWarning(disk, '/data')).toBeNull();
  });

  test('is asked of the system', async () => {
    const disk = openDiskSpace({ folder, holdsDatabase: true, log: { info: () => {}, error: () => {} } });
    expect(['ok', 'low', 'full']).toContain(await disk.level());
  });
});

describe('the reserve', () => {
  test('is kept while there is room, released when the disk is full, and kept again when there is room', async () => {
    const disk = open();
    free = 100 * megabyte;
    await disk.keepReserve();
    expect(await readdir(folder)).toEqual([]);
    free = 1000 * megabyte;
    await disk.keepReserve();
    const { size, blocks } = await stat(path.join(folder, 'reserve'));
    expect(size).toBe(reserveBytes);
    // It takes up the room that it is to give back.
    expect(blocks * 512).toBeGreaterThanOrEqual(reserveBytes);
    free = 60 * megabyte;
    await disk.makeRoom();
    expect(await readdir(folder)).toEqual(['reserve']);
    free = 30 * megabyte;
    await disk.makeRoom();
    expect(lines).toEqual([expect.stringContaining('The server has released its reserve')]);
    expect(await readdir(folder)).toEqual([]);
    free = 0;
    await expect(disk.makeRoom()).rejects.toThrow(/is full, and the database cannot open.+Free at least 320 MB/u);
    await open(false).makeRoom();
    free = 1000 * megabyte;
    await disk.keepReserve();
    expect(await readdir(folder)).toEqual(['reserve']);
    await rm(path.join(folder, 'reserve'));
  });

  test('is not kept for a database elsewhere', async () => {
    await open(false).keepReserve();
    expect(await readdir(folder)).toEqual([]);
  });
});
