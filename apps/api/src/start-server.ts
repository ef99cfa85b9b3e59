import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from './clock.ts';
import { openDatabase } from './db/open.ts';
import type { Env } from './env.ts';
import { createHttp } from './http/app.ts';
import { listen, type Listening } from './http/listen.ts';
import { inlineScriptHashes, servePages } from './http/pages.ts';
import type { Log } from './log.ts';
import { openMailer } from './mail/open-mailer.ts';
import { createAppContext } from './create-app-context.ts';
import { startDeadlineWorker } from './services/attempts/deadline-worker.ts';
import type { AppContext } from './services/context.ts';
import { openFiles } from './services/files/open-files.ts';
import { startCleanup } from './services/cleanup/start-cleanup.ts';

/** Where `vite build` puts the platform. */
const pages = path.resolve(import.meta.dirname, '../../platform/dist');

/** Opens everything that the environment names, and takes requests. Closing finishes what is under way first. */
export async function startServer(env: Env, log: Log): Promise<Listening> {
  const database = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: path.resolve(env.RUBRICA_DATA, 'db') },
  );
  try {
    const app = await createAppContext({
      db: database.db,
      clock: systemClock,
      mailer: mailOf(env),
      files: await filesOf(env),
      registration: env.RUBRICA_REGISTRATION,
    });
    if (env.NODE_ENV !== 'production') {
      const { seedDemo } = await import('./demo/seed.ts');
      await seedDemo(app);
    }
    const listening = await listen(routes(app, env, log), env.PORT);
    const deadlines = startDeadlineWorker({
      db: app.db,
      clock: app.clock,
      onAttemptError: (attemptId, error) => log.error(`Attempt ${attemptId} could not be closed.`, error),
      onError: (error) => log.error('Attempts could not be looked through.', error),
    });
    const sweeping = startCleanup(app.db, app.clock, log);
    return {
      port: listening.port,
      close: async () => {
        await listening.close();
        await deadlines.stop();
        await sweeping.stop();
        await app.background.drain();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function routes(app: AppContext, env: Env, log: Log) {
  const page = path.join(pages, 'index.html');
  const http = createHttp({
    app,
    log,
    reach: {
      proxies: env.RUBRICA_TRUST_PROXY,
      origins: env.RUBRICA_ORIGINS,
      scripts: existsSync(page) ? inlineScriptHashes(readFileSync(page, 'utf8')) : [],
    },
  });
  servePages(http, pages);
  return http;
}

function mailOf(env: Env) {
  return openMailer(
    env.SMTP_URL
      ? { smtpUrl: env.SMTP_URL, from: env.RUBRICA_MAIL_FROM }
      : { outbox: path.resolve(env.RUBRICA_DATA, 'outbox') },
  );
}

function filesOf(env: Env) {
  return openFiles(
    path.resolve(env.RUBRICA_DATA),
    env.S3_BUCKET ? { bucket: env.S3_BUCKET, region: env.S3_REGION, endpoint: env.S3_ENDPOINT } : undefined,
  );
}
