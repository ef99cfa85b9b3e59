import { readEnv } from './env.ts';
import { consoleLog } from './log.ts';
import { startServer } from './start-server.ts';

/** How long running requests may take to finish on shutdown. */
const shutdownTimeoutMs = 10_000;

try {
  const server = await startServer(readEnv(process.env), consoleLog);
  console.log(`Rubrica is ready: http://localhost:${server.port}`);

  let isClosing = false;
  const close = () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
