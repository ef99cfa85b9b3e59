import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { AggregatorRegistry, type RegistryContentType } from 'prom-client';
import { openWasender } from '../commands/open-wasender.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import type { StartedServer } from '../start-server.ts';
import { workerVariable } from '../worker-number.ts';
import { workerMessageSchema } from './messages.ts';
import { restartDelayMs } from './restart-delay.ts';

/** A worker that lived so long was not ended by how it starts. */
const settledMs = 60_000;

/** Workers were asked for where only one process can open the database. */
export class WorkersNeedServerError extends Error {
  override readonly name = 'WorkersNeedServer';

  constructor(workers: number) {
    super(
      `RUBRICA_WORKERS asks for ${workers} workers, and only one process can open the embedded database. Set DATABASE_URL to a PostgreSQL server, or leave RUBRICA_WORKERS out.`,
    );
  }
}

/**
 * Starts a server as several processes that share its port, and starts each again that ends. This process opens no database and takes
 * no part in requests, so that nothing they do can end it, and all the others with it.
 *
 * The first worker does what a server does once, and is started before the others, which need its migrations.
 *
 * @throws {WorkersNeedServerError} on the embedded database
 */
export async function startWorkers(env: Env, log: Log): Promise<StartedServer> {
  if (env.DATABASE_URL === undefined) throw new WorkersNeedServerError(env.RUBRICA_WORKERS);
  const wasender = await openWasender(env);
  const variables = wasender ? accountVariables(wasender.account) : {};
  const metrics = new AggregatorRegistry();
  const running = new Set<Worker>();
  const kept: Promise<void>[] = [];
  const closing = new AbortController();

  const start = (number: number) => {
    const worker = cluster.fork({ ...variables, [workerVariable]: String(number) });
    running.add(worker);
    const ready = Promise.withResolvers<string>();
    worker.on('message', (message: unknown) => {
      const told = workerMessageSchema.safeParse(message).data;
      if (told?.type === 'ready') ready.resolve(told.url);
      if (told?.type === 'read-metrics') void replyWithMetrics(worker, metrics, told.id);
    });
    const ended = once(worker, 'exit').then(([code, signal]) => {
      running.delete(worker);
      const how = signal === null ? `with code ${String(code)}` : `by ${String(signal)}`;
      ready.reject(new Error(`Worker ${number} did not start: it ended ${how}.`));
      return how;
    });
    return { ready: ready.promise, ended };
  };

  /** Starts another worker whenever one ends, later and later if they end soon. */
  const keep = async (number: number, first: Promise<string>) => {
    let ended = first;
    let startedAt = performance.now();
    for (let failures = 0; ; failures += 1) {
      const how = await ended;
      if (closing.signal.aborted) return;
      if (performance.now() - startedAt >= settledMs) failures = 0;
      const delayMs = restartDelayMs(failures);
      log.error(`Worker ${number} ended ${how}. Another is started in ${delayMs / 1000} s.`);
      await setTimeout(delayMs, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      startedAt = performance.now();
      const again = start(number);
      again.ready.then(
        () => log.info(`Worker ${number} is ready again.`),
        () => {},
      );
      ended = again.ended;
    }
  };

  const close = async () => {
    closing.abort();
    // `Worker.kill` would disconnect it first: it could neither drain nor finish the requests under way.
    for (const worker of running) worker.process.kill('SIGTERM');
    await Promise.all(kept);
    await wasender?.close();
  };

  const startAndKeep = (number: number): Promise<string> => {
    const { ready, ended } = start(number);
    kept.push(keep(number, ended));
    return ready;
  };
  try {
    const url = await startAndKeep(1);
    wasender?.reportTo(url);
    const others = Array.from({ length: env.RUBRICA_WORKERS - 1 }, (_, index) => index + 2);
    await Promise.all(others.map(startAndKeep));
    return { url, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function replyWithMetrics(
  worker: Worker,
  metrics: Pick<AggregatorRegistry<RegistryContentType>, 'clusterMetrics'>,
  id: string,
): Promise<void> {
  const text = await metrics.clusterMetrics().catch(() => null);
  if (worker.isConnected()) worker.send({ type: 'metrics', id, text });
}

/** The account as settings of the workers: the demo's fake runs here, once for all of them. */
function accountVariables({
  url,
  token,
  webhookSecret = '',
}: NonNullable<Awaited<ReturnType<typeof openWasender>>>['account']) {
  return {
    RUBRICA_WASENDER_URL: url,
    RUBRICA_WASENDER_TOKEN: token,
    RUBRICA_WASENDER_WEBHOOK_SECRET: webhookSecret,
  };
}
