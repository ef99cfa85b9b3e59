import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import {
  type CallArguments,
  type CallName,
  type CallReply,
  type Contract,
  contract,
  type Failure,
  serverEvents,
  type ServerEventName,
  type UserId,
  type Watch,
} from '@rubrica/api-client/contract';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db/database.ts';
import { createHttp } from '../http/app.ts';
import { listen } from '../http/listen.ts';
import { type OpenLive, openLive } from '../live/open-live.ts';
import type { Mail } from '../mail/open-mailer.ts';
import { createAppContext } from '../create-app-context.ts';
import type { AppContext } from '../services/context.ts';
import { openJobs } from '../jobs/open.ts';
import { openErasedList } from '../services/erasure/erased-list.ts';
import { openFiles } from '../services/files/open-files.ts';
import type { Live } from '../services/live/live.ts';
import type { S3Location } from '../services/files/s3-storage.ts';
import type { UploadQuota } from '../services/files/upload-quota.ts';
import { openTestDatabase } from './open-test-database.ts';
import { requestOf, type RequestOptions } from './request-of.ts';
import { testClock } from './test-clock.ts';
import { testDisk } from './test-disk.ts';
import { createSeal } from '../seal.ts';
import { createWasender } from '../whatsapp/wasender.ts';
import type { FakeWasender } from './fake-wasender/start-fake-wasender.ts';
import type { SendRules } from '../services/whatsapp/sends/send-rules.ts';
import { testJobs } from './test-jobs.ts';
import { type Person, createPersonFactory, leastPasswordCost, testPassword } from './test-people.ts';

type Arguments<Name extends CallName> = CallArguments<Contract[Name]>;

interface TestServerOptions {
  registration?: AppContext['registration'];
  /** Without limits when absent. */
  quota?: UploadQuota;
  /** Stores files there; in a folder when absent. */
  bucket?: S3Location;
  /** The WhatsApp provider; none is set up when absent. */
  wasender?: FakeWasender;
  /** How long an answer of the provider is waited for; as usual when absent. */
  wasenderTimeoutMs?: number;
  /** How WhatsApp messages are sent: without quiet hours, and waiting by the test's clock, where absent. */
  sendRules?: Partial<SendRules>;
  /** Keeps jobs in the database, where each server has to start them; otherwise they are in memory until `runJobs`. */
  hasQueue?: boolean;
}

/** An event that a service published, with those it was for. */
interface PublishedEvent {
  name: ServerEventName;
  to: { users: readonly UserId[] } | { watching: Watch };
  data: unknown;
}

const timeZone = 'Africa/Cairo';

/**
 * Has the queue send no jobs by itself. It would by the machine's clock, so that what a test sees would depend on whether a minute or an
 * hour begins meanwhile. A server that starts stores the schedule again.
 */
export async function forgetSchedule(db: Database): Promise<void> {
  await db.execute(sql`update pgboss.schedule set cron = '0 0 29 2 *'`);
}

/** The whole server on a new database, without a network: real routes and queries, and a clock that tests set. */
export async function testServer({
  registration = 'approve',
  quota,
  bucket,
  hasQueue = false,
  wasender,
  wasenderTimeoutMs,
  sendRules = {},
}: TestServerOptions = {}) {
  const clock = testClock();
  const database = await openTestDatabase();
  const mails: Mail[] = [];
  const folder = await mkdtemp(path.join(tmpdir(), 'rubrica-test-'));
  const backupFolder = path.join(folder, 'backups');
  const disk = testDisk();
  const memory = testJobs(database.db, clock);
  const mail = { send: async (sent: Mail) => void mails.push(sent) };
  const errors: unknown[] = [];
  const lines: string[] = [];
  const log = {
    info: (line: string) => void lines.push(line),
    error: (line: string, error: unknown) => {
      lines.push(line);
      errors.push(error);
    },
  };
  const published: PublishedEvent[] = [];
  const assemble = async (opened: Omit<OpenDatabase, 'close'>, sockets?: OpenLive) => {
    const live: Live = {
      publish: (name, to, data) => {
        published.push({ name, to, data: serverEvents[name].parse(data) });
        sockets?.publish(name, to, data);
      },
    };
    const queue = hasQueue ? await openJobs(opened.queue, { timeZone, log, intervalSeconds: 1 }) : null;
    if (queue) await forgetSchedule(opened.db);
    const app = await createAppContext({
      database: opened,
      clock,
      mailer: mail,
      files: await openFiles({ dataFolder: folder, bucket, ...(quota ? { quota } : {}) }),
      disk,
      jobs: queue ?? memory,
      live,
      registration,
      origin: 'https://school.example',
      timeZone,
      lateAfterMinutes: 10,
      passwordCost: leastPasswordCost,
      erasedList: openErasedList(backupFolder),
      whatsApp: wasender ? whatsAppOf(wasender, wasenderTimeoutMs) : null,
      sendRules: {
        quietHours: null,
        wait: async (ms) => clock.advance({ seconds: ms / 1000 }),
        ...sendRules,
      },
    });
    const network = { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] };
    return {
      app,
      http: createHttp({ app, network, log }),
      startJobs: async () => queue?.start(app),
      closeJobs: async () => queue?.close(),
    };
  };
  const { app, http, startJobs, closeJobs } = await assemble(database);
  // As in a server that listens, Hono's own Request and Response are in the place of Node's: they lack some methods.
  getRequestListener(http.fetch);
  const makePerson = createPersonFactory(app);

  /** Sends a call and returns the response. */
  const send = <Name extends CallName>(
    name: Name,
    args: Arguments<Name>,
    options: RequestOptions = {},
  ): Promise<Response> => {
    const socket = { remoteAddress: options.address ?? '192.0.2.1' };
    return Promise.resolve(http.request(requestOf(name, args, options), undefined, { incoming: { socket } }));
  };

  /** Sends a call that must succeed, and returns its reply. */
  const ok = async <Name extends CallName>(
    name: Name,
    args: Arguments<Name>,
    options: RequestOptions = {},
  ): Promise<CallReply<Contract[Name]>> => {
    const response = await send(name, args, options);
    const body: unknown = await response.json();
    if (!response.ok)
      throw new Error(`${name} failed: ${response.status} ${JSON.stringify(body)} ${inspect(errors.at(-1))}`);
    return contract[name].reply.parse(body) as CallReply<Contract[Name]>;
  };

  /** Sends a call that must fail, and returns the failure. */
  const fails = async <Name extends CallName>(
    name: Name,
    args: Arguments<Name>,
    options: RequestOptions = {},
  ): Promise<Failure & { status: number }> => {
    const response = await send(name, args, options);
    const body = (await response.json()) as Failure;
    if (response.ok) throw new Error(`${name} succeeded: ${JSON.stringify(body)}`);
    return { ...body, status: response.status };
  };

  /** Logs in and returns the token of the session. */
  const login = async ({ email }: Pick<Person, 'email'>, password = testPassword): Promise<string> =>
    (await ok('login', { body: { email, password } })).token;

  let sending: Promise<unknown> = Promise.resolve();
  /** Sends what services have begun to send, or have asked a job to send. */
  const sendMails = async () => {
    await app.background.drain();
    const sent = () => memory.runDue(app, 'send-mails');
    sending = sending.then(sent, sent);
    await sending;
  };

  /** The mails to an address, once everything is sent. Mails to others, also those of an earlier test, may be sent between them. */
  const mailsTo = async (email: string): Promise<Mail[]> => {
    await sendMails();
    return mails.filter(({ to }) => to.toLowerCase() === email.toLowerCase());
  };

  /** The last code that was mailed to an address. */
  const mailedCode = async (email: string): Promise<string> => {
    const latest = (await mailsTo(email)).at(-1);
    return /\b\d{6}\b/u.exec(latest?.text ?? '')?.[0] ?? '';
  };

  /** Forgets all mails, those that are still being sent included. */
  const clearMails = async () => {
    await sendMails();
    mails.splice(0);
  };

  /** Starts one more server of the same database and files, which listens on a port. */
  const startAnother = async () => {
    const opened = await database.openAgain();
    const sockets = openLive({ log, pool: opened.events });
    const another = await assemble(opened, sockets);
    const network = { trustedProxies: 0, allowedOrigins: [] };
    const running = await listen(another.http, {
      port: 0,
      host: '127.0.0.1',
      sockets: { attach: (server) => sockets.attach(server, { app: another.app, network }), close: sockets.close },
    });
    return {
      ...another,
      origin: `http://127.0.0.1:${running.port}`,
      countSockets: sockets.count,
      stop: async () => {
        await running.close();
        await another.closeJobs();
        await another.app.background.drain();
        await opened.close();
      },
    };
  };

  /** Runs the jobs that are due, and those that they send. @throws the error of the first that fails */
  const runJobs = () => memory.runDue(app);

  const close = async () => {
    await closeJobs();
    await app.background.drain();
    await database.close();
    await rm(folder, { recursive: true });
  };
  return {
    app,
    clock,
    disk,
    mails,
    errors,
    /** The events that services published, in order. */
    published,
    /** The lines of the log, without the errors. */
    lines,
    /** Where the list of those who were erased is. */
    backupFolder,
    http,
    send,
    ok,
    fails,
    login,
    mailsTo,
    mailedCode,
    clearMails,
    makePerson,
    runJobs,
    addFailedJob: memory.addFailed,
    startJobs,
    connection: database.queue,
    startAnother,
    close,
  };
}

const whatsAppOf = ({ url, state: { token, webhookSecret } }: FakeWasender, timeoutMs = 10_000) => ({
  provider: createWasender({ url, token, webhookSecret, timeoutMs }),
  seal: createSeal('a secret of the test server, long enough', 'whatsapp keys'),
});

/** A server under test. */
export type TestServer = Awaited<ReturnType<typeof testServer>>;
