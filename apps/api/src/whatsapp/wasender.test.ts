import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFakeState, type FakeMode } from '../testing/fake-wasender/fake-state.ts';
import { type FakeWasender, startFakeWasender } from '../testing/fake-wasender/start-fake-wasender.ts';
import { findFreePort } from '../testing/find-free-port.ts';
import type { WhatsAppProvider } from './provider.ts';
import { createWasender } from './wasender.ts';

const to = '+201005551234';
let fake: FakeWasender;
let wasender: WhatsAppProvider;
const open = (url: string, timeoutMs = 10_000) =>
  createWasender({ url, token: fake.state.token, webhookSecret: fake.state.webhookSecret, timeoutMs });
beforeAll(async () => {
  fake = await startFakeWasender();
  wasender = open(fake.url);
});
beforeEach(() => void Object.assign(fake.state, createFakeState()));
afterAll(() => fake.close());

const key = () => fake.state.sessions[0]!.key;
const send = (client = wasender) => client.send({ key: key(), to, text: 'Homework is due.' });

describe('a WaSender that works', () => {
  test('lists sessions with statuses in lower case, and gives their keys one by one', async () => {
    const result = await wasender.listSessions();
    expect(result).toMatchObject({ ok: true });
    const sessions = result.ok ? result.value : [];
    expect(sessions.map(({ status }) => status)).toEqual([
      'connected',
      'connected',
      'need_scan',
      'connecting',
      'disconnected',
      'logged_out',
      'expired',
      'need_passkey',
    ]);
    expect(sessions[0]).toMatchObject({ id: '1', name: 'School office', phoneNumber: '+201001234501', key: null });
    expect(sessions[0]?.updatedAt).toEqual(fake.state.sessions[0]?.updatedAt);
    expect(await wasender.readKey('1')).toEqual({ ok: true, value: key() });
    expect(await wasender.readKey('99')).toMatchObject({ ok: false, failure: { kind: 'refused' } });
  });

  test('links a phone by a code that changes, and says when there is nothing to scan', async () => {
    const begun = await wasender.connectSession('6');
    expect(begun).toEqual({ ok: true, value: { status: 'need_scan', qr: expect.stringMatching(/^2@/u) } });
    const renewed = await wasender.readLink('6');
    expect(renewed).toMatchObject({ ok: true, value: { status: 'need_scan' } });
    expect(renewed).not.toEqual(begun);
    expect(await wasender.connectSession('1')).toEqual({ ok: true, value: { status: 'connected', qr: null } });
    expect(await wasender.readLink('1')).toEqual({ ok: true, value: { status: 'connected', qr: null } });
    expect(await wasender.restartSession('5')).toEqual({ ok: true, value: { status: 'connected' } });
  });

  test('accepts texts and files, and tells what became of them', async () => {
    const sent = await send();
    expect(sent).toEqual({ ok: true, value: { messageId: '100000', rate: { perMinute: 256, restMs: null } } });
    const media = { kind: 'document', url: 'https://school.example/a.pdf', fileName: 'a.pdf' } as const;
    await wasender.send({ key: key(), to, media });
    expect(fake.state.accepted.map(({ body }) => body)).toEqual([
      { to, text: 'Homework is due.' },
      { to, documentUrl: media.url, fileName: 'a.pdf' },
    ]);
    const statuses: unknown[] = [];
    for (let status = 0; status <= 5; status += 1) {
      fake.state.accepted[0]!.status = status;
      statuses.push(await wasender.readMessage(key(), '100000'));
    }
    const values = ['failed', 'pending', 'sent', 'delivered', 'read', 'played'];
    expect(statuses).toEqual(values.map((value) => ({ ok: true, value })));
  });
});

test('a WaSender tells which sessions are protected, and how long to wait once nothing more may be sent', async () => {
  Object.assign(fake.state.sessions[1]!, { isProtected: false });
  const result = await wasender.listSessions();
  expect(result.ok && result.value.map(({ isProtected }) => isProtected).slice(0, 3)).toEqual([true, false, true]);
  fake.state.remaining = 0;
  expect(await send()).toMatchObject({ ok: true, value: { rate: { perMinute: 256, restMs: 7000 } } });
});

describe('a WaSender that fails', () => {
  const reads = { kind: 'unavailable' };
  const refused = { kind: 'refused', message: 'The session is busy.', fields: {} };
  const limited = { kind: 'limited', retryAfterMs: 7000 };
  const invalid = { kind: 'refused', message: 'Validation failed for …', fields: { to: ['The number is invalid.'] } };
  // What a message comes to, what a list comes to, and how often the message was taken on.
  const outcomes: [FakeMode, object, object, number][] = [
    ['401', { kind: 'unauthorized' }, { kind: 'unauthorized' }, 0],
    ['422', invalid, invalid, 0],
    ['429', limited, limited, 0],
    ['not-success', refused, refused, 0],
    ['500', { kind: 'unknown' }, reads, 0],
    ['html-502', { kind: 'unknown' }, reads, 1],
    ['drop-after-accept', { kind: 'unknown' }, reads, 1],
  ];
  test.each(outcomes)('%s is told apart, and nothing is asked twice', async (mode, sending, listing, accepted) => {
    fake.state.mode = mode;
    expect(await send()).toEqual({ ok: false, failure: sending });
    expect(fake.state.accepted).toHaveLength(accepted);
    expect(await wasender.listSessions()).toEqual({ ok: false, failure: listing });
    expect(fake.state.requests).toEqual(['POST /send-message', 'GET /whatsapp-sessions']);
  });

  test('one that never answers leaves a message unknown, and is asked once', async () => {
    fake.state.mode = 'hang';
    const impatient = open(fake.url, 1000);
    expect(await send(impatient)).toEqual({ ok: false, failure: { kind: 'unknown' } });
    expect(await impatient.listSessions()).toEqual({ ok: false, failure: reads });
    expect(fake.state.accepted).toHaveLength(1);
    expect(fake.state.requests).toHaveLength(2);
  });

  test('one that is not there has sent nothing', async () => {
    expect(await send(open(`http://127.0.0.1:${await findFreePort()}/api`))).toEqual({ ok: false, failure: reads });
  });

  test('a session that is not connected refuses with the status 200, and its words name no number', async () => {
    fake.state.sessions[0]!.status = 'DISCONNECTED';
    expect(await send()).toEqual({
      ok: false,
      failure: { kind: 'refused', message: 'The session of … is not connected.', fields: {} },
    });
  });
});

describe('a webhook', () => {
  const body = { event: 'session.status', timestamp: 1_790_000_000, sessionId: 'key', data: { status: 'CONNECTED' } };

  test('is read with the secret alone', () => {
    const secret = fake.state.webhookSecret;
    const at = new Date(1_790_000_000_000);
    const event = { kind: 'session-status', key: 'key', status: 'connected', at };
    expect(wasender.parseWebhook({ secret, body })).toEqual([event]);
    expect(wasender.parseWebhook({ secret, body: { ...body, timestamp: 1_790_000_000_000 } })).toEqual([event]);
    expect(wasender.parseWebhook({ secret: 'another', body })).toBeNull();
    expect(wasender.parseWebhook({ secret: undefined, body })).toBeNull();
    const plain = createWasender({ url: fake.url, token: fake.state.token });
    expect(plain.parseWebhook({ secret: '', body })).toBeNull();
  });

  test('of what is not known is passed over', () => {
    const secret = fake.state.webhookSecret;
    for (const other of [{ ...body, event: 'messages.upsert' }, { ...body, data: {} }, null, 'text', { event: 1 }])
      expect(wasender.parseWebhook({ secret, body: other })).toEqual([]);
  });
});
