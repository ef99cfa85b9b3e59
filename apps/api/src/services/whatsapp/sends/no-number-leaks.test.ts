import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { chatMessages, chatThreads } from '../../../db/schema/chat.ts';
import { auditLog } from '../../../db/schema/system.ts';
import { whatsAppCampaigns, whatsAppLanes, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import { describeError } from '../../../log.ts';
import { type Classroom, classroom } from '../../../testing/classroom.ts';
import { fakeModes } from '../../../testing/fake-wasender/fake-state.ts';
import { fakeWebhooks } from '../../../testing/fake-wasender/fake-webhooks.ts';
import { type FakeWasender, startFakeWasender } from '../../../testing/fake-wasender/start-fake-wasender.ts';
import { choosePrimary, sendTo } from '../../../testing/sends.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { givePhones } from '../../../testing/whatsapp-send-scenarios.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
let phones: string[];
/** What the process writes by itself. */
const written: string[] = [];
beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    });
  }
  fake = await startFakeWasender({ token: 'token-sentinel-5f1c', webhookSecret: 'webhook-sentinel-77aa' });
  let waits = 0;
  const wait = async (ms: number) => {
    server.clock.advance({ seconds: ms / 1000 });
    waits += 1;
    // What the provider refuses for now is tried again for ever: here it recovers after some tries.
    if (waits % 3 === 0) fake.state.mode = 'ok';
  };
  server = await testServer({ wasender: fake, wasenderTimeoutMs: 60, sendRules: { wait } });
  room = await classroom(server);
  phones = await givePhones(server, [room.student, room.classmate, room.otherStudent]);
  await choosePrimary(server);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  await fake.close();
});

test('no number, key or token stands in what sends and messages leave behind, whatever the provider answers', async () => {
  const stranger = '+4915112345678';
  const replies: string[] = [];
  const webhooks = fakeWebhooks(fake.state, async (_url, init) => {
    const response = await server.http.request('/api/whatsapp/webhook', init, { incoming: { socket: {} } });
    replies.push(await response.clone().text());
    return response;
  });
  const people = [room.student.id, room.classmate.id, room.otherStudent.id];
  for (const mode of fakeModes) {
    fake.state.mode = mode;
    const campaign = await sendTo(server, room.admin, { people, text: `Hello {name}, ${mode}` });
    await server.runJobs();
    fake.release();
    server.clock.advance({ hours: 1 });
    await server.runJobs();
    const params = { id: campaign._id };
    const audience = { who: { kind: 'people' as const, people }, to: 'both' as const };
    for (const reply of [
      server.send('previewWhatsApp', { body: { texts: { en: 'Hello {name}', ar: '' }, audience } }, room.admin),
      server.send('getWhatsAppCampaign', { params }, room.admin),
      server.send('listWhatsAppMessages', { params }, room.admin),
      server.send('cancelWhatsAppCampaign', { params }, room.admin),
    ])
      replies.push(await (await reply).text());
  }
  fake.state.mode = 'ok';
  for (const from of [phones[0]!, stranger])
    for (const text of ['Hello', 'STOP'])
      await webhooks.received(fake.state.sessions[0]!, { from, text, id: `${from}${text}` });
  await server.runJobs();
  for (const who of [room.admin, room.assistant])
    replies.push(await (await server.send('listChatThreads', { query: { channel: 'whatsapp' } }, who)).text());

  const { db } = server.app;
  const tables = [auditLog, whatsAppCampaigns, whatsAppMessages, whatsAppLanes, chatThreads, chatMessages];
  const rows: string[] = [];
  for (const table of tables) rows.push(JSON.stringify(await db.select().from(table)));
  expect(rows.join('')).toContain('Hello Sara, ok');
  const log = [...server.lines, ...written, ...server.errors.map(describeError)].join('\n');
  const { token, webhookSecret, sessions } = fake.state;
  const secrets = [token, webhookSecret, ...sessions.map(({ key }) => key)];
  const numbers = [...phones, stranger].map((phone) => phone.slice(1));
  for (const secret of [...secrets, ...numbers])
    for (const text of [...replies, ...rows, log, JSON.stringify(server.published)]) expect(text).not.toContain(secret);
});
