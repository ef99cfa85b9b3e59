import { spawnSync } from 'node:child_process';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../../apps/api/src/testing/find-free-port.ts';
import { startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { prepareExam } from './exam.ts';
import type { DrillOptions } from './options.ts';

const diskMegabytes = 1024;
const fullSeconds = 15;

/** Whether this account may mount a file system in memory: root, outside most containers. */
export const canMount = (): boolean =>
  process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/** The disk of the embedded database is filled to the last byte in the middle of an exam, and emptied again. */
export async function fillDisk(folder: string, options: DrillOptions): Promise<boolean> {
  const disk = path.join(folder, 'disk');
  await mkdir(disk);
  run('mount', '-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=0700`, 'tmpfs', disk);
  try {
    const location = { folder: path.join(disk, 'db') };
    const exam = await prepareExam(location, folder, options);
    const port = await findFreePort();
    const start = () =>
      startServerProcess({
        PORT: String(port),
        DATABASE_URL: '',
        RUBRICA_DATA: disk,
        RUBRICA_DICTIONARY: 'off',
        RUBRICA_REQUESTS_PER_MINUTE: '100000000',
        RUBRICA_TRUST_PROXY: '1',
      });
    let server = await start();
    try {
      const filling = (async () => {
        await setTimeout((options.start + options.minutes * 30) * 1000);
        const filler = path.join(disk, 'filler');
        await fill(filler);
        const saysFull = await healthOf(server.url);
        await setTimeout(fullSeconds * 1000);
        await rm(filler);
        const isUp = await healthOf(server.url);
        console.log(`The disk was full for ${fullSeconds} s. Health said: ${saysFull}; after room was made: ${isUp}.`);
        if (isUp !== 'no reply') return;
        await server.kill9();
        server = await start();
        console.log('The server had ended, and was started again.');
      })();
      const outcome = await exam.take(`http://127.0.0.1:${port}`);
      await filling;
      await server.kill9();
      return await exam.judge(location, outcome);
    } finally {
      await server.kill9();
    }
  } finally {
    run('umount', disk);
  }
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
