import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { serverMemory } from '../../scripts/lib/server-memory.ts';
import type { Goal } from '../lib/figures.ts';

const writer = path.resolve(import.meta.dirname, '../../apps/api/src/testing/write-large-sheet.ts');
const rows = 50_000;
const allowedMb = 150;

/** Writes 50,000 rows of 12 columns as XLSX and as CSV, each in a process that does nothing else, and measures its memory. */
export async function measureSheets(): Promise<Goal[]> {
  const goals: Goal[] = [];
  for (const format of ['xlsx', 'csv']) {
    const args = ['--conditions=@rubrica/source', writer, format, String(rows)];
    const { stdout } = await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...serverMemory } });
    const { memoryMb, seconds, bytes }: Record<'memoryMb' | 'seconds' | 'bytes', number> = JSON.parse(stdout);
    goals.push({
      goal: `Writing ${rows} rows × 12 columns as ${format.toUpperCase()} in a process of less than ${allowedMb} MB`,
      figure: `${memoryMb.toFixed(0)} MB, ${seconds.toFixed(1)} s, a file of ${(bytes / 1024 ** 2).toFixed(1)} MB`,
      isMet: memoryMb < allowedMb,
    });
  }
  return goals;
}
