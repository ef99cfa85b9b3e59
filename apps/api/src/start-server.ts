import { existsSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { systemClock } from './clock.ts';
import { offerSetUp, requireNoDemoPassword, warnOfReachableDemo } from './commands/guard-start.ts';
import { protectDataFolder } from './data-folder.ts';
import { backupFolderOf } from './commands/backup-folder.ts';
import { databaseLocation } from './commands/database-location.ts';
import { openDatabase } from './db/open.ts';
import { migrationsFolder } from './db/tables.ts';
import { diskWarning, openDiskSpace } from './disk-space.ts';
import type { Env } from './env.ts';
import { openJobs, type OpenJobs } from './jobs/open.ts';
import { createHttp } from './http/app.ts';
import type { NetworkOptions } from './http/environment.ts';
import { listen, type RunningServer } from './http/listen.ts';
import { readDatabaseTime, startDatabaseClock } from './services/health/database-clock.ts';
import { createRequestLimiter, type RequestLimiter } from './services/request-limiter.ts';
import { inlineScriptHashes, servePages } from './http/pages.ts';
import { openLive, type OpenLive } from './live/open-live.ts';
import type { Log } from './log.ts';
import { createAppContext } from './create-app-context.ts';
import type { BackupSettings } from './services/backups/backup-format.ts';
import type { AppContext } from './services/context.ts';
import { eraseAgain } from './services/erasure/erase-again.ts';
import { openErasedList } from './services/erasure/erased-list.ts';
import { createMailer, openFileStorage } from './commands/open-outside.ts';
import { openWasender, type Wasender } from './commands/open-wasender.ts';
import { startTasks } from './start-tasks.ts';
import { createTranslator } from './services/dictionary/translator.ts';
import { openWhatsApp } from './whatsapp/open-whatsapp.ts';
import { shareMetrics } from './workers/worker-metrics.ts';
import { workerNumber } from './worker-number.ts';

/** Of the workers of a server the first does what a server does once: it migrates, runs jobs, closes attempts and keeps the disk. */
const doesOnce = workerNumber === null || workerNumber === 1;

/** The output folder of the platform's `vite build`. */
const pagesFolder = path.resolve(import.meta.dirname, '../../platform/dist');

/** A started server: its own address, without the proxy in front of it, and how to close it. */
export type StartedServer = Pick<RunningServer, 'close'> & { url: string };

/**
 * Opens the database, mail and files and listens for requests. Closing first says so for a while, then waits for running requests and tasks.
 *
 * @param print What only whoever starts the server may read, such as the link of the first admin: not a line of the log
 *
 * @throws {DiskFullError} if the embedded database has no room to open, {DemoPasswordError} in production, on a database with accounts that the demo password opens
 */
export async function startServer(env: Env, log: Log, print: (line: string) => void): Promise<StartedServer> {
  const dataFolder = path.resolve(env.RUBRICA_DATA);
  const telemetry = await openTelemetry(env);
  if (doesOnce) await protectDataFolder(dataFolder);
  const disk = openDiskSpace({ folder: dataFolder, holdsDatabase: env.DATABASE_URL === undefined, log });
  if (doesOnce) await disk.makeRoom();
  const database = await openDatabase(databaseLocation(env), doesOnce ? migrationsFolder : null, log);
  let jobs: OpenJobs | undefined;
  let wasender: Wasender | null = null;
  const live = openLive({ log, pool: database.events, hasPolling: workerNumber === null });
  try {
    if (doesOnce) {
      await disk.keepReserve();
      // The embedded database gives its first files, and a cache that it writes when it opens, modes of its own.
      await protectDataFolder(dataFolder);
    }
    const opened = await openJobs(database.queue, { timeZone: env.RUBRICA_TIME_ZONE, log, onlySends: !doesOnce });
    jobs = opened;
    wasender = await openWasender(env);
    const readTime = () => readDatabaseTime(database.db);
    const databaseClock =
      env.DATABASE_URL === undefined ? null : await startDatabaseClock({ readTime, own: systemClock, log });
    const app = await createAppContext({
      database,
      clock: databaseClock ?? systemClock,
      mailer: createMailer(env),
      files: await openFileStorage(env),
      disk,
      jobs: opened,
      live,
      log,
      registration: env.RUBRICA_REGISTRATION,
      origin: env.RUBRICA_URL ?? localUrl(env.HOST, env.PORT),
      timeZone: env.RUBRICA_TIME_ZONE,
      lateAfterMinutes: env.RUBRICA_LATE_AFTER_MINUTES,
      recordingsDays: env.RUBRICA_RECORDINGS_DAYS,
      chatDays: env.RUBRICA_CHAT_DAYS,
      officeHours: env.RUBRICA_OFFICE_HOURS,
      backups: backupsOf(env, dataFolder),
      erasedList: openErasedList(backupFolderOf(env)),
      workers: workerNumber === null ? 1 : env.RUBRICA_WORKERS,
      translator: env.RUBRICA_TRANSLATION_URL
        ? createTranslator({ url: env.RUBRICA_TRANSLATION_URL, apiKey: env.RUBRICA_TRANSLATION_KEY })
        : null,
      sendRules: {
        intervalMs: env.RUBRICA_WHATSAPP_INTERVAL_MS ?? null,
        quietHours: env.RUBRICA_QUIET_HOURS,
        needsConsent: env.RUBRICA_WHATSAPP_CONSENT === 'required',
      },
      whatsApp: wasender && (await openWhatsApp(wasender.account, { secret: env.RUBRICA_SECRET, dataFolder })),
    });
    if (doesOnce) {
      await prepare(app, env, print);
      // Before anybody logs in, and before jobs write to people.
      await eraseAgain(app);
    }
    const limiter = createRequestLimiter(env.RUBRICA_REQUESTS_PER_MINUTE);
    const network = networkOf(env);
    let isClosing = false;
    const server = await listen(createRoutes({ app, env, log, limiter, network, live, isClosing: () => isClosing }), {
      port: env.PORT,
      host: env.HOST,
      sockets: {
        attach: (http) => live.attach(http, { app, network, limiter }),
        close: live.close,
      },
    });
    const url = localUrl(env.HOST, server.port);
    wasender?.reportTo(url);
    if (doesOnce) {
      const warning = await diskWarning(disk, dataFolder);
      if (warning !== null) log.info(warning);
      if (env.NODE_ENV === 'production') await offerSetUp(database.db, env.RUBRICA_URL ?? url, print);
    }
    const tasks = doesOnce ? await startTasks(app, { env, disk, jobs: opened }) : null;
    return {
      url,
      close: async () => {
        isClosing = true;
        await setTimeout(env.RUBRICA_DRAIN_SECONDS * 1000);
        await server.close();
        await tasks?.stop();
        await opened.close();
        await databaseClock?.stop();
        await app.background.drain();
        await wasender?.close();
        await database.close();
        await telemetry?.close();
      },
    };
  } catch (error) {
    await live.close();
    await jobs?.close();
    await wasender?.close();
    await database.close();
    throw error;
  }
}

/** Refuses to show what the demo password opens in production; makes the demo elsewhere. */
async function prepare(app: AppContext, env: Env, print: (line: string) => void): Promise<void> {
  if (env.NODE_ENV === 'production') {
    await requireNoDemoPassword(app.db);
    return;
  }
  const { seedDemo } = await import('./demo/seed.ts');
  if (await seedDemo(app)) {
    const { seedPrimaryNumber } = await import('./demo/seed-primary-number.ts');
    await seedPrimaryNumber(app);
  }
  await warnOfReachableDemo(app.db, env, print);
}

/** Loads OpenTelemetry where it is set up, before the database is opened. */
async function openTelemetry(env: Env) {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null;
  const { startTelemetry } = await import('./start-telemetry.ts');
  return startTelemetry(env.OTEL_TRACES_SAMPLER_ARG);
}

interface RouteOptions {
  app: AppContext;
  env: Env;
  log: Log;
  limiter: RequestLimiter;
  network: NetworkOptions;
  live: OpenLive;
  isClosing: () => boolean;
}

function createRoutes({ app, env, log, limiter, network, live, isClosing }: RouteOptions) {
  const token = env.RUBRICA_METRICS_TOKEN;
  const http = createHttp({
    hasReference: env.NODE_ENV !== 'production',
    app,
    log,
    requestLimiter: limiter,
    network,
    isClosing,
    metrics:
      token === undefined
        ? undefined
        : { token, countSockets: live.count, ...(workerNumber !== null && { share: shareMetrics }) },
  });
  servePages(http, pagesFolder);
  return http;
}

function networkOf(env: Env): NetworkOptions {
  const indexPage = path.join(pagesFolder, 'index.html');
  return {
    trustedProxies: env.RUBRICA_TRUST_PROXY,
    allowedOrigins: env.RUBRICA_ORIGINS,
    inlineScriptHashes: existsSync(indexPage) ? inlineScriptHashes(readFileSync(indexPage, 'utf8')) : [],
  };
}

/** Returns the address of a server. A server that listens on all addresses is reached as localhost, too. */
function localUrl(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  return `http://${isLocal ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;
}

/** A PostgreSQL server has its own ways of being backed up. */
function backupsOf(env: Env, dataFolder: string): BackupSettings | null {
  if (env.DATABASE_URL !== undefined) return null;
  return {
    dataFolder,
    folder: backupFolderOf(env),
    recipient: env.RUBRICA_BACKUP_RECIPIENT,
    kept: env.RUBRICA_BACKUPS_KEPT,
  };
}
