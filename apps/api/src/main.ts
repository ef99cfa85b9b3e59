import { restrictNewFiles } from './data-folder.ts';
import { readEnv } from './env.ts';
import { consoleLog, logUncaughtErrors, startMessage } from './log.ts';
import { startServer } from './start-server.ts';

/** How long running requests may take to finish on shutdown. */
const shutdownTimeoutMs = 10_000;

restrictNewFiles();
logUncaughtErrors();
try {
  const server = await startServer(readEnv(process.env), consoleLog);
  console.log(`Rubrica is ready: ${server.url}`);

  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        consoleLog.error('The server could not be closed.', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
} catch (error) {
  console.error(startMessage(error));
  process.exit(1);
}
