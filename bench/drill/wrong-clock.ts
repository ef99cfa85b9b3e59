import { existsSync, globSync } from 'node:fs';
import { queryOne } from '../../apps/api/src/testing/bench/start-replica-pair.ts';
import { startPostgres } from '../../apps/api/src/testing/bench/start-postgres.ts';
import { prepareExam } from './exam.ts';
import type { DrillOptions } from './options.ts';
import { startServers } from './servers.ts';

/** Debian's libfaketime, which shifts the clock of a process. */
export const clockLibrary = globSync('/usr/lib/*/faketime/libfaketime.so.1').find((file) => existsSync(file));

/** Two servers behind HAProxy, one of them with a clock that is ten minutes fast. */
export async function useWrongClock(folder: string, options: DrillOptions): Promise<boolean> {
  const { url, stop } = await startPostgres({ isDurable: true });
  try {
    const exam = await prepareExam({ url }, folder, options);
    const wrong = { LD_PRELOAD: clockLibrary ?? '', FAKETIME: '+10m', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
    const servers = await startServers({ folder, databaseUrl: url, settings: [{}, wrong] });
    try {
      const outcome = await exam.take(servers.origin);
      const isWhole = await exam.judge({ url }, outcome);
      const ahead = await queryOne(
        url,
        `select count(*) filter (where saved_at > clock_timestamp() + interval '1 minute') from answers`,
      );
      console.log(`${String(ahead)} answers carry a time of the future.`);
      return isWhole;
    } finally {
      await servers.close();
    }
  } finally {
    await stop();
  }
}
