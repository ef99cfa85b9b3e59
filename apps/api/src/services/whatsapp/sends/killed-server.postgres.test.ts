// A real kill, on PostgreSQL alone: that what was confirmed outlives it on both databases is shown by crash.test.ts.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { UserId, WhatsAppCampaign } from '@rubrica/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppContext } from '../../../create-app-context.ts';
import { type DatabaseLocation, openDatabase } from '../../../db/open.ts';
import { users } from '../../../db/schema/people.ts';
import { whatsAppLanes, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import { createDatabase } from '../../../testing/create-database.ts';
import { type FakeMode } from '../../../testing/fake-wasender/fake-state.ts';
import { type FakeWasender, startFakeWasender } from '../../../testing/fake-wasender/start-fake-wasender.ts';
import { choosePrimary } from '../../../testing/sends.ts';
import { type ServerProcess, startServerProcess } from '../../../testing/server-process.ts';
import { testDisk } from '../../../testing/test-disk.ts';
import { testJobs } from '../../../testing/test-jobs.ts';
import { createPersonFactory, testPassword } from '../../../testing/test-people.ts';
import { openWhatsApp } from '../../../whatsapp/open-whatsapp.ts';
import type { AppContext } from '../../context.ts';
import { openFiles } from '../../files/open-files.ts';
import { sendMessages } from './send-messages.ts';
import { settleMessages } from './settle-messages.ts';

const secret = 'a secret of the killed server, long enough';
const count = 8;
let folder: string;
let place: DatabaseLocation;
let drop = async () => {};
let env: Record<string, string>;
let fake: FakeWasender;
let server: ServerProcess | undefined;

beforeEach(async () => {
  // The servers are processes of their own: the time that other tests of this worker stopped is not theirs.
  vi.useRealTimers();
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-killed-'));
  fake = await startFakeWasender();
  const database = await createDatabase(folder);
  ({ location: place, drop } = database);
  env = {
    ...database.env,
    RUBRICA_SECRET: secret,
    RUBRICA_WASENDER_URL: fake.url,
    RUBRICA_WASENDER_TOKEN: fake.state.token,
    RUBRICA_WHATSAPP_INTERVAL_MS: '50',
    RUBRICA_QUIET_HOURS: 'off',
  };
});
afterEach(async () => {
  await server?.kill9();
  await fake.close();
  await drop();
  await rm(folder, { recursive: true });
});

/** Does something with the database, with the server's own code and a clock so many minutes ahead. */
async function withApp<Result>(minutesAhead: number, act: (app: AppContext) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(place);
  const clock = { now: () => new Date(Date.now() + minutesAhead * 60_000) };
  const app = await createAppContext({
    database,
    clock,
    mailer: { send: async () => {} },
    files: await openFiles({ dataFolder: folder }),
    disk: testDisk(),
    jobs: testJobs(database.db, clock),
    live: { publish: () => {} },
    registration: 'approve',
    origin: 'https://school.example',
    timeZone: 'Africa/Cairo',
    lateAfterMinutes: 10,
    sendRules: { intervalMs: 0, quietHours: null },
    whatsApp: await openWhatsApp({ url: fake.url, token: fake.state.token }, { secret, dataFolder: folder }),
  });
  try {
    return await act(app);
  } finally {
    await app.background.drain();
    await database.close();
  }
}

async function prepare(app: AppContext): Promise<{ email: string; people: UserId[] }> {
  const makePerson = createPersonFactory(app);
  const { email } = await makePerson({ role: 'admin', name: 'Amal' });
  const people: UserId[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await makePerson({ role: 'student', name: `Student ${index}` });
    await app.db
      .update(users)
      .set({ phone: `+20100555000${index}` })
      .where(eq(users.id, id));
    people.push(id);
  }
  await choosePrimary({ app });
  return { email, people };
}

async function call<Reply>(route: string, token: string, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${server?.url}${route}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${route} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Reply;
}

const running = { isLastTry: false, signal: new AbortController().signal, progress: async () => {} };

/** Starts a server, and has it begin a send to all. */
async function beginSend(): Promise<{ people: UserId[]; token: string; campaign: WhatsAppCampaign }> {
  const { email, people } = await withApp(0, prepare);
  server = await startServerProcess(env);
  const { token } = await call<{ token: string }>('/login', '', { email, password: testPassword });
  const audience = { who: { kind: 'people', people }, to: 'both' };
  const texts = { en: 'News for {name}', ar: '' };
  const body = { clientId: crypto.randomUUID(), texts, audience };
  const campaign = await call<WhatsAppCampaign>('/whatsapp/send-multiple-text-messages', token, body);
  return { people, token, campaign };
}

/** Has a server of some minutes later send what waits, and compares each row with what the provider has. */
async function expectTruth({ people, campaign }: Awaited<ReturnType<typeof beginSend>>, minutesAhead: number) {
  const rows = await withApp(minutesAhead, async (app) => {
    await sendMessages(app, {}, running);
    await settleMessages(app);
    return app.db.select().from(whatsAppMessages).where(eq(whatsAppMessages.campaignId, campaign._id));
  });
  const received = fake.state.accepted.map(({ to }) => to);
  expect(new Set(received).size).toBe(received.length);
  expect(rows).toHaveLength(count);
  for (const { recipientId, state } of rows) {
    const isReceived = received.includes(`+20100555000${people.indexOf(recipientId)}`);
    // Killed before the message was handed over: nobody knows yet, and after ten minutes the log says so.
    expect([state, isReceived]).toBeOneOf([
      ['accepted', true],
      ['unknown', false],
      ['failed', false],
    ]);
  }
  return { received, rows };
}

test('a server that is killed while it waits for an answer that never comes loses no message, and the next one sends none twice', async () => {
  const begun = await beginSend();
  const hasMore = (than: number) =>
    vi.waitFor(() => expect(fake.state.accepted.length).toBeGreaterThan(than), { timeout: 60_000, interval: 5 });
  await hasMore(2);
  fake.state.mode = 'hang';
  await hasMore(fake.state.accepted.length);
  await server?.kill9();
  const sentBefore = fake.state.accepted.length;
  expect(sentBefore).toBeLessThan(count);
  fake.release();
  fake.state.mode = 'ok';
  const { received, rows } = await expectTruth(begun, 3);
  expect(rows.filter(({ state }) => state === 'unknown').length).toBeLessThanOrEqual(1);
  // What was under way when it was killed was found in the provider's log, and the rest was sent afterwards.
  expect(received.length).toBeGreaterThan(sentBefore);
}, 120_000);

/** What the provider does with a message, and when the server that handed it over is killed. */
const kills = [
  ['ok', 'asked'],
  ['ok', 'answered'],
  ['drop-after-accept', 'answered'],
  ['429', 'answered'],
] as const satisfies [FakeMode, 'asked' | 'answered'][];

test('servers that are killed one after the other while the provider answers, each in another way, send no message twice', async () => {
  /** Resolves once the server is killed by the next message that it hands over after it has replied to whoever asked for it. */
  const killAt = async ([mode, moment]: (typeof kills)[number], replied: Promise<unknown>) => {
    fake.state.mode = mode;
    await new Promise<void>((resolve, reject) => {
      fake.state.onHandOver = async (now) => {
        await replied.catch(reject);
        if (now !== moment || !server) return;
        const { kill9 } = server;
        server = undefined;
        await kill9().then(resolve, reject);
      };
    });
    fake.state.onHandOver = null;
  };
  const [first, ...others] = kills;
  const beginning = beginSend();
  await killAt(first, beginning);
  const begun = await beginning;
  for (const each of others) {
    // As a minute later: nobody holds the session any more, and the job that the dead server had is another's.
    await withApp(0, async ({ db }) => {
      await db.update(whatsAppLanes).set({ heldUntil: new Date(), nextAt: null });
      await db.execute(sql`delete from pgboss.job where name = 'send-whatsapp'`);
    });
    server = await startServerProcess(env);
    await killAt(each, call(`/whatsapp/campaigns/${begun.campaign._id}/resume`, begun.token, {}));
  }
  fake.state.mode = 'ok';
  // The log of a message that was asked for in a bad moment is asked for again.
  await expectTruth(begun, 15);
}, 120_000);
