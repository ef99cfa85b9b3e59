import cluster from 'node:cluster';
import { restrictNewFiles } from './data-folder.ts';
import { type Env, readEnv } from './env.ts';
import { type Log, logUncaughtErrors, startMessage } from './log.ts';
import { openLog } from './open-log.ts';

/** How long running requests may take to finish on shutdown. */
const shutdownTimeoutMs = 10_000;

restrictNewFiles();
try {
  const env = readEnv(process.env);
  const log = await openLog(env);
  logUncaughtErrors(log);
  const server = await start(env, log);

  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), env.RUBRICA_DRAIN_SECONDS * 1000 + shutdownTimeoutMs).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('The server could not be closed.', error);
        process.exit(1);
      },
    );
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, close);
  // Whoever reads this may stop it at once.
  if (cluster.isWorker) process.send?.({ type: 'ready', url: server.url });
  else console.log(`Rubrica is ready: ${server.url}`);
} catch (error) {
  console.error(startMessage(error));
  process.exit(1);
}

/** Starts the server, or the processes that are it. Only what runs in this process is loaded. */
async function start(env: Env, log: Log) {
  if (env.RUBRICA_WORKERS > 1 && cluster.isPrimary) {
    const { startWorkers } = await import('./workers/start-workers.ts');
    return startWorkers(env, log);
  }
  const { startServer } = await import('./start-server.ts');
  return startServer(env, log, (line) => console.log(line));
}
