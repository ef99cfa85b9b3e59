import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { queryOne, type ReplicaPair, startReplicaPair } from '../../apps/api/src/testing/bench/start-replica-pair.ts';
import { startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { prepareExam } from './exam.ts';
import type { DrillOptions } from './options.ts';
import { openSwitch, type Switch } from './switch.ts';

/** How often the primary is asked whether it lives, and after how many times without a reply it is given up. */
const askEveryMs = 500;
const missesToGiveUp = 3;

/** A primary database with a synchronous standby is killed in the middle of an exam; the standby takes over. */
export async function killPrimary(folder: string, options: DrillOptions): Promise<boolean> {
  const pair = await startReplicaPair();
  const address = await openSwitch(pair.primary.port);
  try {
    const exam = await prepareExam({ url: pair.primary.url }, folder, options);
    const server = await startServerProcess({
      DATABASE_URL: `postgresql://rubrica:rubrica@127.0.0.1:${address.port}/postgres`,
      RUBRICA_DATA: path.join(folder, 'server'),
      RUBRICA_DICTIONARY: 'off',
      RUBRICA_REQUESTS_PER_MINUTE: '100000000',
      RUBRICA_TRUST_PROXY: '1',
    });
    try {
      const done = new AbortController();
      const afterMs = (options.start + options.minutes * 30) * 1000;
      const failing = failOver(pair, address, afterMs, done.signal);
      const outcome = await exam.take(new URL(server.url).origin);
      done.abort();
      await failing;
      return await exam.judge({ url: pair.standby.url }, outcome);
    } finally {
      await server.kill9();
    }
  } finally {
    address.close();
    await pair.stop();
  }
}

/** Kills the primary, notices it as a supervisor does, promotes the standby, and says how long no save was stored. */
async function failOver(pair: ReplicaPair, address: Switch, afterMs: number, done: AbortSignal): Promise<void> {
  await setTimeout(afterMs);
  const killedAt = Date.now();
  await pair.killPrimary();
  for (let misses = 0; misses < missesToGiveUp;) {
    await setTimeout(askEveryMs);
    const lives = await queryOne(pair.primary.url, 'select 1').then(
      () => true,
      () => false,
    );
    misses = lives ? 0 : misses + 1;
  }
  const noticedMs = Date.now() - killedAt;
  await pair.promote();
  address.turn(pair.standby.port);
  const promotedMs = Date.now() - killedAt;
  const savedAfter = `select extract(epoch from min(saved_at)) * 1000 from answers where saved_at > to_timestamp(${(killedAt + promotedMs) / 1000})`;
  let savedAt = 0;
  while (savedAt === 0 && !done.aborted) {
    await setTimeout(100);
    savedAt = Number(await queryOne(pair.standby.url, savedAfter));
  }
  if (savedAt === 0) throw new Error('No save was stored after the primary was killed: take more minutes.');
  console.log(
    `The primary was killed. Noticed after ${seconds(noticedMs)}, the standby was the primary after ${seconds(promotedMs)}, the first save was stored after ${seconds(savedAt - killedAt)}.`,
  );
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
