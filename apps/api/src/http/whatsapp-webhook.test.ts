import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { whatsAppSessions } from '../db/schema/whatsapp.ts';
import { type Classroom, classroom } from '../testing/classroom.ts';
import { createFakeState } from '../testing/fake-wasender/fake-state.ts';
import { fakeWebhooks } from '../testing/fake-wasender/fake-webhooks.ts';
import { type FakeWasender, startFakeWasender } from '../testing/fake-wasender/start-fake-wasender.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
let webhooks: ReturnType<typeof fakeWebhooks>;
const address = { incoming: { socket: { remoteAddress: '192.0.2.9' } } };
const deliver = (_url: string, init: RequestInit) =>
  Promise.resolve(server.http.request('/api/whatsapp/webhook', init, address));
beforeAll(async () => {
  fake = await startFakeWasender();
  webhooks = fakeWebhooks(fake.state, deliver);
  server = await testServer({ wasender: fake });
  room = await classroom(server);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  Object.assign(fake.state, createFakeState());
  server.clock.advance({ hours: 1 });
  await server.app.whatsApp?.sync.refresh();
  server.clock.advance({ seconds: 30 });
  // What is stored is looked at, not what the provider would say.
  fake.state.mode = '500';
});

const session = () => fake.state.sessions[0]!;
const secondsAgo = (seconds: number) => new Date(server.clock.now().getTime() - seconds * 1000);
const stored = async () => {
  const [row] = await server.app.db.select().from(whatsAppSessions).where(eq(whatsAppSessions.id, '1'));
  return row?.status;
};

test('a status that the provider reports is shown, and makes the next reading ask the provider', async () => {
  expect(await webhooks.sessionStatus(session(), 'Disconnected', secondsAgo(5))).toEqual([204]);
  expect(await stored()).toBe('disconnected');
  fake.state.requests = [];
  const [listed] = (await server.ok('listWhatsAppSessions', {}, room.admin)).items;
  expect(listed).toMatchObject({ status: 'disconnected', updated_at: secondsAgo(5).toISOString() });
  await server.app.background.drain();
  expect(fake.state.requests).toEqual(['GET /whatsapp-sessions']);
});

test('events that come twice or in the wrong order do not bring an old status back', async () => {
  fake.state.webhookMode = 'doubled';
  expect(await webhooks.sessionStatus(session(), 'need_scan', secondsAgo(20))).toEqual([204, 204]);
  expect(await stored()).toBe('need_scan');
  fake.state.webhookMode = 'reversed';
  await webhooks.sessionStatus(session(), 'connecting', secondsAgo(15));
  await webhooks.sessionStatus(session(), 'connected', secondsAgo(10));
  await webhooks.flush();
  expect(await stored()).toBe('connected');
  // One from before the list that is stored.
  fake.state.webhookMode = 'once';
  await webhooks.sessionStatus(session(), 'expired', secondsAgo(3000));
  expect(await stored()).toBe('connected');
});

test('an event is newer than a list that was asked for before it, and older than one that was asked for after it', async () => {
  await webhooks.sessionStatus(session(), 'logged_out', secondsAgo(-600));
  fake.state.mode = 'ok';
  await server.app.whatsApp?.sync.refresh();
  // A clock of the provider that is ahead counts for nothing.
  expect(await stored()).toBe('connected');
});

test('without the secret nothing is taken, and the reply says no more', async () => {
  fake.state.webhookMode = 'badly-signed';
  expect(await webhooks.sessionStatus(session(), 'expired', secondsAgo(5))).toEqual([401]);
  expect(await stored()).toBe('connected');
  const headers = { 'content-type': 'application/json', 'x-webhook-signature': fake.state.webhookSecret };
  const post = async (body: string) => (await deliver('', { method: 'POST', headers, body })).status;
  expect(await post('not JSON')).toBe(400);
  expect(await post('[]')).toBe(204);
  expect(await post(JSON.stringify({ event: 'messages.received', sessionId: session().key, data: {} }))).toBe(204);
  const plain = await testServer();
  const refused = await plain.http.request('/api/whatsapp/webhook', { method: 'POST', headers, body: '{}' }, address);
  expect(refused.status).toBe(404);
  await plain.close();
});

/** Sends the fake what another process would. */
async function control(body: object): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const url = fake.url.replace('/api', '/control');
  return (await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) })).status;
}

test('a running server takes what another process reports', async () => {
  const another = await server.startAnother();
  const report = { session: 1, status: 'LOGGED_OUT' };
  expect(await control({ webhookUrl: `${another.origin}/api/whatsapp/webhook`, report })).toBe(200);
  expect(await stored()).toBe('logged_out');
  expect(await control({ webhookMode: 'badly-signed', report: { ...report, status: 'CONNECTED' } })).toBe(200);
  expect(await stored()).toBe('logged_out');
  await another.stop();
});
