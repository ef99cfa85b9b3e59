import { existsSync, readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { systemClock } from './clock.ts';
import { offerSetUp, requireNoDemoPassword, warnOfReachableDemo } from './commands/guard-start.ts';
import { protectDataFolder } from './data-folder.ts';
import { openDatabase } from './db/open.ts';
import { diskWarning, openDiskSpace } from './disk-space.ts';
import type { Env } from './env.ts';
import { openJobs, type OpenJobs } from './jobs/open.ts';
import { createHttp } from './http/app.ts';
import { listen, type RunningServer } from './http/listen.ts';
import { createRequestLimiter } from './services/request-limiter.ts';
import { inlineScriptHashes, servePages } from './http/pages.ts';
import type { Log } from './log.ts';
import { openMailer } from './mail/open-mailer.ts';
import { createAppContext } from './create-app-context.ts';
import { startDeadlineWorker } from './services/attempts/deadline-worker.ts';
import type { AppContext } from './services/context.ts';
import { openFiles } from './services/files/open-files.ts';
import { dictionaryFiles, installedDictionary } from './services/dictionary/dictionary-files.ts';
import { startDictionaryLoader } from './services/dictionary/load-dictionary.ts';
import { startWorker } from './services/start-worker.ts';
import { createTranslator } from './services/dictionary/translator.ts';
import { openWhatsApp, readTokenFile } from './whatsapp/open-whatsapp.ts';
import type { WasenderOptions } from './whatsapp/wasender.ts';

/** The output folder of the platform's `vite build`. */
const pagesFolder = path.resolve(import.meta.dirname, '../../platform/dist');

const megabyte = 1024 * 1024;

/** A started server: its own address, without the proxy in front of it, and how to close it. */
type StartedServer = Pick<RunningServer, 'close'> & { url: string };

/**
 * Opens the database, mail and files and listens for requests. Closing waits for running requests and tasks.
 *
 * @throws {DiskFullError} if the embedded database has no room to open, {DemoPasswordError} in production, on a database with accounts that the demo password opens
 */
export async function startServer(env: Env, log: Log): Promise<StartedServer> {
  const isProduction = env.NODE_ENV === 'production';
  const dataFolder = path.resolve(env.RUBRICA_DATA);
  await protectDataFolder(dataFolder);
  const disk = openDiskSpace({ folder: dataFolder, holdsDatabase: env.DATABASE_URL === undefined, log });
  await disk.makeRoom();
  const database = await openDatabase(
    env.DATABASE_URL ? { url: env.DATABASE_URL } : { folder: path.resolve(env.RUBRICA_DATA, 'db') },
  );
  let jobs: OpenJobs | undefined;
  let wasender: Wasender | null = null;
  try {
    await disk.keepReserve();
    // The embedded database gives its first files, and a cache that it writes when it opens, modes of its own.
    await protectDataFolder(dataFolder);
    const opened = await openJobs(database.queue, { timeZone: env.RUBRICA_TIME_ZONE, log });
    jobs = opened;
    wasender = await openWasender(env);
    const app = await createAppContext({
      database,
      clock: systemClock,
      mailer: createMailer(env),
      files: await openFileStorage(env),
      disk,
      jobs: opened,
      registration: env.RUBRICA_REGISTRATION,
      origin: env.RUBRICA_URL ?? localUrl(env.HOST, env.PORT),
      timeZone: env.RUBRICA_TIME_ZONE,
      lateAfterMinutes: env.RUBRICA_LATE_AFTER_MINUTES,
      recordingsDays: env.RUBRICA_RECORDINGS_DAYS,
      translator: env.RUBRICA_TRANSLATION_URL
        ? createTranslator({ url: env.RUBRICA_TRANSLATION_URL, apiKey: env.RUBRICA_TRANSLATION_KEY })
        : null,
      whatsApp: wasender && (await openWhatsApp(wasender.account, { secret: env.RUBRICA_SECRET, dataFolder })),
    });
    if (isProduction) {
      await requireNoDemoPassword(database.db);
    } else {
      const { seedDemo } = await import('./demo/seed.ts');
      if (await seedDemo(app)) {
        const { seedPrimaryNumber } = await import('./demo/seed-primary-number.ts');
        await seedPrimaryNumber(app);
      }
      await warnOfReachableDemo(database.db, env.HOST, log);
    }
    const server = await listen(createRoutes(app, env, log), env.PORT, env.HOST);
    const url = localUrl(env.HOST, server.port);
    const warning = await diskWarning(disk, dataFolder);
    if (warning !== null) log.info(warning);
    if (isProduction) await offerSetUp(database.db, env.RUBRICA_URL ?? url, log);
    const deadlines = startDeadlineWorker({
      db: app.db,
      clock: app.clock,
      onAttemptError: (attemptId, error) => log.error(`Attempt ${attemptId} could not be closed.`, error),
      onError: (error) => log.error('Checking for overdue attempts failed.', error),
    });
    const reserve = startWorker(() => disk.keepReserve(), {
      intervalMs: 3_600_000,
      onError: (error) => log.error('Keeping the reserve on the disk failed.', error),
    });
    await opened.start(app);
    const dictionary = startDictionaryLoader(app.db, dictionaryFilesOf(env), log);
    return {
      url,
      close: async () => {
        await server.close();
        await deadlines.stop();
        await reserve.stop();
        await opened.close();
        await dictionary.stop();
        await app.background.drain();
        await wasender?.close();
        await database.close();
      },
    };
  } catch (error) {
    await jobs?.close();
    await wasender?.close();
    await database.close();
    throw error;
  }
}

function createRoutes(app: AppContext, env: Env, log: Log) {
  const indexPage = path.join(pagesFolder, 'index.html');
  const http = createHttp({
    hasReference: env.NODE_ENV !== 'production',
    app,
    log,
    requestLimiter: createRequestLimiter(env.RUBRICA_REQUESTS_PER_MINUTE),
    network: {
      trustedProxies: env.RUBRICA_TRUST_PROXY,
      allowedOrigins: env.RUBRICA_ORIGINS,
      inlineScriptHashes: existsSync(indexPage) ? inlineScriptHashes(readFileSync(indexPage, 'utf8')) : [],
    },
  });
  servePages(http, pagesFolder);
  return http;
}

/** Returns the address of a server. A server that listens on all addresses is reached as localhost, too. */
function localUrl(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  return `http://${isLocal ? 'localhost' : isIPv6(host) ? `[${host}]` : host}:${port}`;
}

interface Wasender {
  account: WasenderOptions;
  close: () => Promise<void>;
}

/** Returns the school's account, and null without one; the demo has one of a fake on this machine, whose phones scan by themselves. */
async function openWasender(env: Env): Promise<Wasender | null> {
  const token =
    env.RUBRICA_WASENDER_TOKEN ??
    (env.RUBRICA_WASENDER_TOKEN_FILE && (await readTokenFile(path.resolve(env.RUBRICA_WASENDER_TOKEN_FILE))));
  if (token) {
    const account = { url: env.RUBRICA_WASENDER_URL, token, webhookSecret: env.RUBRICA_WASENDER_WEBHOOK_SECRET };
    return { account, close: async () => {} };
  }
  if (env.NODE_ENV === 'production') return null;
  const { startFakeWasender } = await import('./testing/fake-wasender/start-fake-wasender.ts');
  const { url, state, close } = await startFakeWasender({ scanAfterMs: 20_000 });
  return { account: { url, token: state.token, webhookSecret: state.webhookSecret }, close };
}

function dictionaryFilesOf({ RUBRICA_DICTIONARY: setting }: Env) {
  if (setting === 'off') return [];
  if (setting === undefined) return dictionaryFiles(installedDictionary());
  const folder = path.resolve(setting);
  return dictionaryFiles({ wordnet: folder, pronunciations: path.join(folder, 'pronunciations.txt') });
}

function createMailer(env: Env) {
  return openMailer(
    env.SMTP_URL
      ? { smtpUrl: env.SMTP_URL, from: env.RUBRICA_MAIL_FROM }
      : { outbox: path.resolve(env.RUBRICA_DATA, 'outbox') },
  );
}

function openFileStorage(env: Env) {
  return openFiles({
    dataFolder: path.resolve(env.RUBRICA_DATA),
    bucket: env.S3_BUCKET ? { bucket: env.S3_BUCKET, region: env.S3_REGION, endpoint: env.S3_ENDPOINT } : undefined,
    quota: {
      userBytes: env.RUBRICA_UPLOADS_PER_USER_MB * megabyte,
      schoolBytes: env.RUBRICA_UPLOADS_PER_SCHOOL_MB * megabyte,
    },
  });
}
