import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { systemClock } from './clock.ts';
import { openDatabase } from './db/open.ts';
import { readEnv } from './env.ts';
import { createHttp } from './http/app.ts';
import { inlineScriptHashes, servePages } from './http/pages.ts';
import { consoleLog } from './log.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openApp } from './open-app.ts';
import { startDeadlineWorker } from './services/attempts/deadline-worker.ts';
import { openFiles } from './services/files/open-files.ts';

const closeWithin = 10_000;

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const database = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: path.resolve(env.RUBRICA_DATA, 'db') },
  );
  const mail = openMailer(
    env.SMTP_URL
      ? { smtpUrl: env.SMTP_URL, from: env.RUBRICA_MAIL_FROM }
      : { outbox: path.resolve(env.RUBRICA_DATA, 'outbox') },
  );
  const files = await openFiles(
    path.resolve(env.RUBRICA_DATA),
    env.S3_BUCKET ? { bucket: env.S3_BUCKET, region: env.S3_REGION, endpoint: env.S3_ENDPOINT } : undefined,
  );
  const registration = env.RUBRICA_REGISTRATION;
  const app = await openApp({ db: database.db, clock: systemClock, mail, files, registration });
  if (env.NODE_ENV !== 'production') {
    const { seedDemo } = await import('./demo/seed.ts');
    await seedDemo(app);
  }

  const deadlines = startDeadlineWorker({
    db: app.db,
    clock: app.clock,
    failed: (attemptId, error) => consoleLog.error(`Attempt ${attemptId} could not be closed.`, error),
    trouble: (error) => consoleLog.error('Attempts could not be looked through.', error),
  });

  const pages = path.resolve(import.meta.dirname, '../../platform/dist');
  const page = path.join(pages, 'index.html');
  const reach = {
    proxies: env.RUBRICA_TRUST_PROXY,
    origins: env.RUBRICA_ORIGINS,
    scripts: existsSync(page) ? inlineScriptHashes(readFileSync(page, 'utf8')) : [],
  };
  const http = createHttp({ app, reach, log: consoleLog });
  servePages(http, pages);

  const server = serve({ fetch: http.fetch, port: env.PORT }, ({ port }) => {
    console.log(`Rubrica is ready: http://localhost:${port}`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(taken ? `Port ${env.PORT} is taken. Stop what runs there, or choose another with PORT.` : error);
    void database.close().finally(() => process.exit(1));
  });

  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    // Requests under way are finished; whoever hangs is not waited for.
    setTimeout(() => process.exit(1), closeWithin).unref();
    server.close(() => {
      void deadlines
        .stop()
        .then(() => app.background.settled())
        .then(() => database.close())
        .finally(() => process.exit(0));
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
