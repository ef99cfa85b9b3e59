import { spawnSync } from 'node:child_process';
import { chmod, mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../apps/api/src/testing/find-free-port.ts';
import { startPostgres } from '../../apps/api/src/testing/bench/start-postgres.ts';
import { queryOne } from '../../apps/api/src/testing/bench/start-replica-pair.ts';
import { type ServerProcess, startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { prepareExam } from './exam.ts';
import type { DrillOptions } from './options.ts';

const diskMegabytes = 1024;
const fullSeconds = 15;

/** Whether this account may mount a file system in memory: root, outside most containers. */
export const canMount = (): boolean =>
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/** The disk of the embedded database is filled to the last byte in the middle of an exam, and emptied again. */
export function fillDisk(folder: string, options: DrillOptions): Promise<boolean> {
  return withDisk(folder, async (disk) => {
    const location = { folder: path.join(disk, 'db') };
    const exam = await prepareExam(location, folder, options);
    const start = await serverOn({ DATABASE_URL: '', RUBRICA_DATA: disk });
    let server = await start();
    try {
      const filling = fillForAWhile(disk, options, server.url, async () => {
        if ((await healthOf(server.url)) !== 'no reply') return;
        await server.kill9();
        server = await start();
        console.log('The server had ended, and was started again.');
      });
      const outcome = await exam.take(new URL(server.url).origin);
      await filling;
      await server.kill9();
      return await exam.judge(location, outcome);
    } finally {
      await server.kill9();
    }
  });
}

/**
 * The disk of a PostgreSQL server is filled in the middle of an exam, and emptied again. Where PostgreSQL cannot write its log it ends, and
 * whoever supervises it starts it again.
 */
export function fillDatabaseDisk(folder: string, options: DrillOptions): Promise<boolean> {
  return withDisk(folder, async (disk) => {
    // Small files of its log, so that it wants a new one while the disk is full.
    const postgres = await startPostgres({ isDurable: true, parent: disk, logMegabytes: 1 });
    try {
      const exam = await prepareExam({ url: postgres.url }, folder, options);
      const data = path.join(folder, 'server');
      const server = await (await serverOn({ DATABASE_URL: postgres.url, RUBRICA_DATA: data }))();
      try {
        const done = new AbortController();
        const filling = fillForAWhile(disk, options, server.url, async () => {
          const isUp = await queryOne(postgres.url, 'select 1').catch(() => null);
          if (isUp === 1) return;
          await postgres.start();
          console.log('PostgreSQL had ended, and was started again.');
        }).then((emptiedAt) => waitForSave(postgres.url, emptiedAt, done.signal));
        const outcome = await exam.take(new URL(server.url).origin);
        done.abort();
        await filling;
        return await exam.judge({ url: postgres.url }, outcome);
      } finally {
        await server.kill9();
      }
    } finally {
      await postgres.stop();
    }
  });
}

/** Does something with a small disk that is in memory, and empty at first. */
async function withDisk(folder: string, work: (disk: string) => Promise<boolean>): Promise<boolean> {
  const disk = path.join(folder, 'disk');
  await mkdir(disk);
  // PostgreSQL, which does not run as root, goes through both to its own folder.
  await chmod(folder, 0o755);
  run('mount', '-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0755`, 'tmpfs', disk);
  try {
    return await work(disk);
  } finally {
    run('umount', disk);
  }
}

/** Returns how a server is started, each time at the same address. */
async function serverOn(settings: Record<string, string>): Promise<() => Promise<ServerProcess>> {
  const port = await findFreePort();
  return () =>
    startServerProcess({
      ...settings,
      PORT: String(port),
      RUBRICA_DICTIONARY: 'off',
      RUBRICA_REQUESTS_PER_MINUTE: '100000000',
      RUBRICA_TRUST_PROXY: '1',
    });
}

/** Fills a disk in the middle of an exam, and has what has ended be started once there is room. Returns when there was. */
async function fillForAWhile(
  disk: string,
  options: DrillOptions,
  url: string,
  startAgain: () => Promise<void>,
): Promise<number> {
  await setTimeout((options.start + options.minutes * 30) * 1000);
  const filler = path.join(disk, 'filler');
  await fill(filler);
  await setTimeout(fullSeconds * 1000);
  // What was freed meanwhile, such as an old part of PostgreSQL's log, is filled too.
  await fill(path.join(disk, 'second-filler'));
  const saysFull = await healthOf(url);
  await rm(filler);
  await rm(path.join(disk, 'second-filler'));
  const emptiedAt = Date.now();
  await startAgain();
  console.log(
    `The disk was full for ${fullSeconds} s. Health said: ${saysFull}; after room was made: ${await healthOf(url)}.`,
  );
  return emptiedAt;
}

/** Prints how long after a moment the first save was stored. */
async function waitForSave(url: string, after: number, done: AbortSignal): Promise<void> {
  const first = `select extract(epoch from min(saved_at)) * 1000 from answers where saved_at > to_timestamp(${after / 1000})`;
  let savedAt = 0;
  while (savedAt === 0 && !done.aborted) {
    await setTimeout(100);
    savedAt = Number(await queryOne(url, first).catch(() => 0));
  }
  const seconds = savedAt === 0 ? 'none' : `the first ${((savedAt - after) / 1000).toFixed(1)} s`;
  console.log(`Saves that were stored after there was room: ${seconds}${savedAt === 0 ? '' : ' after it'}.`);
}

/** Writes until there is no byte left. */
async function fill(file: string): Promise<void> {
  const handle = await open(file, 'w');
  try {
    for (const size of [1024 * 1024, 4096, 1]) {
      const piece = Buffer.alloc(size);
      let isWritten = true;
      while (isWritten)
        isWritten = await handle.write(piece).then(
          ({ bytesWritten }) => bytesWritten > 0,
          () => false,
        );
    }
  } finally {
    await handle.close();
  }
}

async function healthOf(url: string): Promise<string> {
  const response = await fetch(`${url}/health`).catch(() => null);
  return response ? `${response.status} ${await response.text()}` : 'no reply';
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args);
  if (status !== 0) throw new Error(`${program} failed: ${stderr.toString()}`);
}
