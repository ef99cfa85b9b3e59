import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '../../apps/api/src/testing/bench/start-postgres.ts';
import { prepareExam } from './exam.ts';
import type { DrillOptions } from './options.ts';
import { startServers } from './servers.ts';

/** Three servers behind HAProxy; one after the other is killed, and started again. */
export async function killServers(folder: string, options: DrillOptions): Promise<boolean> {
  const { url, stop } = await startPostgres({ isDurable: true });
  try {
    const exam = await prepareExam({ url }, folder, options);
    const servers = await startServers({ folder, databaseUrl: url, settings: [{}, {}, {}] });
    const done = new AbortController();
    let kills = 0;
    const killing = (async () => {
      for (; ; kills += 1) {
        await setTimeout(options.every * 1000, undefined, { signal: done.signal });
        await servers.killAndStart(kills % 3);
      }
    })().catch((error: unknown) => {
      if (!done.signal.aborted) throw error;
    });
    try {
      const outcome = await exam.take(servers.origin);
      done.abort();
      await killing;
      console.log(`${kills} times a server was killed.`);
      return (await exam.judge({ url }, outcome)) && kills > 0;
    } finally {
      done.abort();
      await servers.close();
    }
  } finally {
    await stop();
  }
}
