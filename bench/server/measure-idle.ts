import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { memoryFlags, serverMemory } from '../../scripts/lib/server-memory.ts';
import type { Goal } from '../lib/figures.ts';
import { settledMb } from './resident-memory.ts';

const allowedMb = 500;

/** The resident memory of a server that does nothing, on the embedded database with the data of the demo, in MB. */
interface IdleMemory {
  memory: string;
  /** After the start that makes the database, the dictionary in it. */
  firstStart: number;
  restart: number;
}

/** Measures the memory of an idle server as `npm start` starts it, and as Node would start it by itself. */
export async function measureIdle(): Promise<{ rows: IdleMemory[]; goal: Goal }> {
  const asStarted = await idleMemory('as npm start', serverMemory, memoryFlags);
  const plain = await idleMemory('as Node and glibc have it', {}, []);
  const highest = Math.max(asStarted.firstStart, asStarted.restart);
  const goal = {
    goal: `The memory of an idle server on the embedded database: at most ${allowedMb} MB`,
    figure: `${asStarted.firstStart} MB after the first start, ${asStarted.restart} MB after another`,
    isMet: highest <= allowedMb,
  };
  return { rows: [plain, asStarted], goal };
}

async function idleMemory(
  memory: string,
  settings: Readonly<Record<string, string>>,
  flags: readonly string[],
): Promise<IdleMemory> {
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-idle-'));
  const env = { ...settings, NODE_ENV: 'development', RUBRICA_DATA: folder, RUBRICA_DICTIONARY: '', DATABASE_URL: '' };
  const start = async () => {
    const server = await startServerProcess(env, { flags });
    try {
      return Math.round(await settledMb(server.pid ?? 0));
    } finally {
      await server.stop();
    }
  };
  try {
    return { memory, firstStart: await start(), restart: await start() };
  } finally {
    await rm(folder, { recursive: true });
  }
}
