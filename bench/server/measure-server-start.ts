import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createPostgresDatabase } from '../../apps/api/src/testing/bench/create-postgres-database.ts';
import { startPostgres } from '../../apps/api/src/testing/bench/start-postgres.ts';
import { sourceMain, startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { memoryFlags, serverMemory } from '../../scripts/lib/server-memory.ts';
import { type Goal, median } from '../lib/figures.ts';
import { readUsage } from '../load/usage.ts';

const starts = 5;
/** Of the processor time in which Node starts with nothing to run. */
const allowedRatio = 30;

const run = promisify(execFile);

/** Measures the processor time in which a server starts as `npm start` starts it, on a migrated PostgreSQL database, and Node alone. */
export async function measureServerStart(): Promise<Goal> {
  const postgres = await startPostgres();
  const database = await createPostgresDatabase(postgres.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-start-'));
  const env = { ...serverMemory, RUBRICA_DATA: folder, DATABASE_URL: database.url };
  const startMs = async () => {
    const server = await startServerProcess(env, { main: sourceMain, flags: memoryFlags });
    const { processes } = await readUsage(server.pid === undefined ? {} : { server: server.pid });
    await server.stop();
    return processes['server']?.cpuMs ?? Number.NaN;
  };
  try {
    // It migrates the database, and Node keeps what it compiles.
    await startMs();
    const [server, alone]: [number[], number[]] = [[], []];
    for (let count = 0; count < starts; count += 1) {
      server.push(await startMs());
      alone.push(await emptyStartMs());
    }
    const ratio = median(server) / median(alone);
    return {
      goal: `The start of a server in at most ${allowedRatio} × the processor time of Node alone`,
      figure: `${ratio.toFixed(1)} × (${(median(server) / 1000).toFixed(1)} s)`,
      isMet: ratio <= allowedRatio,
    };
  } finally {
    await database.drop();
    await postgres.stop();
    await rm(folder, { recursive: true });
  }
}

/** The processor time in which Node starts with nothing to run, in milliseconds. */
async function emptyStartMs(): Promise<number> {
  const { stdout } = await run(process.execPath, ['--eval', 'console.log(JSON.stringify(process.cpuUsage()))']);
  const { user, system }: NodeJS.CpuUsage = JSON.parse(stdout);
  return (user + system) / 1000;
}
