import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog } from '../../db/schema/system.ts';
import { whatsAppSessions } from '../../db/schema/whatsapp.ts';
import { describeError } from '../../log.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { createFakeState, fakeModes } from '../../testing/fake-wasender/fake-state.ts';
import { fakeWebhooks } from '../../testing/fake-wasender/fake-webhooks.ts';
import { type FakeWasender, startFakeWasender } from '../../testing/fake-wasender/start-fake-wasender.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
/** What the process writes by itself, of the log of background tasks for example. */
const written: string[] = [];
beforeAll(async () => {
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    });
  }
  fake = await startFakeWasender({ token: 'token-sentinel-5f1c', webhookSecret: 'webhook-sentinel-77aa' });
  // Long enough for what answers, and short enough for what hangs.
  server = await testServer({ wasender: fake, wasenderTimeoutMs: 400 });
  room = await classroom(server);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
  await fake.close();
});

async function read(response: Response | Promise<Response>): Promise<string> {
  const { headers } = await response;
  return `${JSON.stringify([...headers])} ${await (await response).text()}`;
}

test('keys, tokens and phone numbers stand nowhere but in the list of admins, which has the numbers', async () => {
  const { token, webhookSecret, sessions } = fake.state;
  const secrets = [token, webhookSecret, ...sessions.map(({ key }) => key)];
  for (const session of sessions) session.name += ` ${session.phoneNumber ?? ''}`;
  const phones = sessions.flatMap(({ phoneNumber }) => phoneNumber?.slice(1) ?? []);
  const lists: string[] = [];
  const replies: string[] = [];
  const webhooks = fakeWebhooks(fake.state, async (_url, init) => {
    const response = await server.http.request('/api/whatsapp/webhook', init, { incoming: { socket: {} } });
    replies.push(await read(response.clone()));
    return response;
  });
  const ask = async (who: { token: string }) => {
    const send = async (...args: Parameters<TestServer['send']>) => replies.push(await read(server.send(...args)));
    lists.push(await read(server.send('listWhatsAppSessions', {}, who)));
    await server.app.background.drain();
    for (const id of fake.state.mode === 'hang' ? ['1'] : ['1', '5', '6']) {
      for (const call of ['connectWhatsAppSession', 'getWhatsAppLink', 'restartWhatsAppSession'] as const)
        await send(call, { params: { id } }, who);
    }
    const [first] = await server.app.db.select().from(whatsAppSessions).limit(1);
    await send('updateMetadata', { body: { wasenderApiKey: first?.handle ?? '' } }, who);
    await send('getMetadata', {}, who);
    await send('removeMetadata', {}, who);
    for (const webhookMode of ['once', 'badly-signed'] as const) {
      fake.state.webhookMode = webhookMode;
      await webhooks.sessionStatus(fake.state.sessions[0]!, 'Connected', server.clock.now());
    }
  };
  for (const mode of fakeModes) {
    Object.assign(fake.state, createFakeState({ token, webhookSecret, sessions, mode }));
    server.clock.advance({ hours: 2 });
    for (const who of [room.admin, room.assistant, room.student]) await ask(who);
  }
  fake.release();
  expect(lists.join(' ')).toContain(phones[0]);
  expect(await server.app.db.$count(auditLog)).toBeGreaterThan(5);

  const rows = JSON.stringify(await server.app.db.select().from(auditLog));
  const stored = JSON.stringify(await server.app.db.select().from(whatsAppSessions));
  const log = [...server.lines, ...written, ...server.errors.map(describeError)].join('\n');
  expect(server.lines.some((line) => line.includes('/api/whatsapp/webhook'))).toBe(true);
  for (const secret of secrets)
    for (const text of [...lists, ...replies, rows, stored, log]) expect(text).not.toContain(secret);
  for (const phone of phones) for (const text of [...replies, rows, log]) expect(text).not.toContain(phone);
  for (const text of replies) expect(text).not.toContain('201009998877');
  // Nobody but admins gets that far.
  for (const list of lists.filter((_, index) => index % 3 !== 0)) expect(list).not.toContain('api_key');
});
