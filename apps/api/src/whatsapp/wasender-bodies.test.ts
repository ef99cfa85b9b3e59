import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WhatsAppProvider } from './provider.ts';
import { createWasender } from './wasender.ts';

// What WaSender sends, as its documentation and its replies have it: with fields that nobody here reads, in mixed case, in two shapes.

const secret = 'webhook-secret';
const asked: string[] = [];
let reply: (response: ServerResponse) => void = () => {};
let wasender: WhatsAppProvider;
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  reply(response);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : '';
  wasender = createWasender({ url: `http://127.0.0.1:${port}/api`, token: 'token', webhookSecret: secret });
});
afterAll(() => void server.close());

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => {
  reply = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
};

const page = (data: unknown[], pages: object = {}) => ({
  current_page: 1,
  data,
  first_page_url: 'https://www.wasenderapi.com/api/whatsapp-sessions/1/message-logs?page=1',
  from: 1,
  last_page: 1,
  next_page_url: null,
  path: 'https://www.wasenderapi.com/api/whatsapp-sessions/1/message-logs',
  per_page: 100,
  prev_page_url: null,
  to: data.length,
  total: data.length,
  ...pages,
});
const readLog = async () => {
  const result = await wasender.listMessageLogs('1');
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value;
};
describe('the message log', () => {
  const at = '2026-03-02T10:00:05.000000Z';
  const entry = {
    id: 9_812_345,
    whatsapp_session_id: 1,
    to: '201005551234@s.whatsapp.net',
    message_type: 'text',
    content: 'Homework is due.',
    status: 'sent',
    created_at: at,
    updated_at: at,
  };
  const statusesOf = async (...statuses: unknown[]) => {
    json({ success: true, data: page(statuses.map((status) => ({ ...entry, status }))) });
    return (await readLog()).items.map(({ status }) => status);
  };

  test('is asked for once, with its pages inside of its data or beside it', async () => {
    const logged = {
      messageId: '9812345',
      to: '201005551234',
      text: 'Homework is due.',
      status: 'sent',
      at: new Date('2026-03-02T10:00:05Z'),
    };
    for (const body of [
      { success: true, data: page([entry]) },
      { success: true, ...page([entry]) },
    ]) {
      asked.splice(0);
      json(body);
      expect(await readLog()).toEqual({ items: [logged], isWhole: true });
      expect(asked).toEqual(['GET /api/whatsapp-sessions/1/message-logs?per_page=100']);
    }
  });

  test('is not whole where there are older ones', async () => {
    json({ success: true, data: page([entry], { last_page: 3 }) });
    expect((await readLog()).isWhole).toBe(false);
    json({ success: true, data: page([entry], { next_page_url: 'https://www.wasenderapi.com/api/…?page=2' }) });
    expect((await readLog()).isWhole).toBe(false);
  });

  test('has statuses by word or number, in any case; a status that is none decides nothing', async () => {
    expect(
      await statusesOf('SENT', 'Delivered', ' read ', 'PLAYED', 'in_progress', 'Queued', 'ERROR', 'failed'),
    ).toEqual(['sent', 'delivered', 'read', 'played', 'pending', 'pending', 'failed', 'failed']);
    expect(await statusesOf(0, 1, 2, 3, 4, 5)).toEqual(['failed', 'pending', 'sent', 'delivered', 'read', 'played']);
    expect(await statusesOf(9, 'Handed over to the carrier.', null, undefined, {})).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('has dates without a zone, which are UTC, and messages whose text or number it does not keep', async () => {
    json({
      success: true,
      data: page([
        { ...entry, id: null, msgId: 'BAE5', created_at: '2026-03-02 10:00:05', content: null, to: '1203630@g.us' },
        { ...entry, created_at: '2026-03-02T12:00:05+02:00', content: { image: 'a.png' }, to: '98711384416410@lid' },
        { ...entry, to: '+201005551234', created_at: at },
        // Without a name or a time it stands for no message.
        { ...entry, id: null },
        { ...entry, created_at: 'yesterday' },
        { ...entry, created_at: null },
      ]),
    });
    const moment = new Date('2026-03-02T10:00:05Z');
    expect((await readLog()).items.map(({ messageId, to, text, at: when }) => [messageId, to, text, when])).toEqual([
      ['BAE5', null, null, moment],
      ['9812345', null, null, moment],
      ['9812345', '201005551234', 'Homework is due.', moment],
    ]);
  });

  test('that cannot be read is not there for now', async () => {
    for (const body of [{ success: true, data: 'none' }, { success: true }, [], { success: true, data: page([7]) }]) {
      json(body);
      expect(await wasender.listMessageLogs('1')).toEqual({ ok: false, failure: { kind: 'unavailable' } });
    }
  });
});

const waits = async () => {
  const result = await wasender.readMessage('key', '1');
  return result.ok || result.failure.kind !== 'limited' ? null : result.failure.retryAfterMs;
};

describe('a limit', () => {
  test('is waited for as its header says, in seconds from now or by the clock, whatever the body is', async () => {
    json({ message: 'Too Many Attempts.' }, 429, { 'x-ratelimit-limit': '256', 'x-ratelimit-reset': '42' });
    expect(await waits()).toBe(42_000);
    const seconds = Math.floor(Date.now() / 1000) + 120;
    for (const moment of [seconds, seconds * 1000]) {
      json({ message: 'Too Many Attempts.' }, 429, { 'x-ratelimit-reset': String(moment) });
      const ms = (await waits()) ?? 0;
      expect(ms).toBeGreaterThan(60_000);
      expect(ms).toBeLessThanOrEqual(120_000);
    }
    reply = (response) => {
      response.writeHead(429, { 'content-type': 'text/html', 'retry-after': '9' }).end('<h1>Too Many Requests</h1>');
    };
    expect(await waits()).toBe(9000);
  });
});

const sessionKey = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';
const parse = (body: unknown) => {
  const events = wasender.parseWebhook({ secret, body });
  return events && (events[0] ?? { kind: 'other' as const });
};
const event = (name: string, data: unknown, others: object = {}) =>
  parse({ event: name, timestamp: 1_790_000_000, sessionId: sessionKey, data, ...others });

const statusOf = (status: unknown) => {
  const told = event('session.status', { status, session_name: 'Office', reason: null });
  return told?.kind === 'session-status' ? told.status : told?.kind;
};
const timeOf = (timestamp: unknown) => {
  const told = event('session.status', { status: 'connected' }, { timestamp });
  return told?.kind === 'session-status' ? told.at : told;
};
const received = (messages: object) => event('messages.received', { messages });
const written = (told: ReturnType<typeof event>) =>
  told?.kind === 'message-received' ? [told.messageId, told.from, told.text] : told;

describe('a webhook', () => {
  const messageKey = { id: '3EB0A1', remoteJid: '201005551234@s.whatsapp.net', fromMe: true, participant: '' };

  test('has the status of a session in any case, with blanks or hyphens; a sentence is no status', () => {
    expect(['CONNECTED', 'Need Scan', 'logged-out', ' Expired ', 'ALREADY_CONNECTED'].map(statusOf)).toEqual([
      'connected',
      'need_scan',
      'logged_out',
      'expired',
      'connected',
    ]);
    expect(['The phone is off.', '', 7, null].map(statusOf)).toEqual(['unknown', 'unknown', 'other', 'other']);
  });

  test('has the time in seconds, milliseconds or words; one without a time has none', () => {
    const moment = new Date(1_790_000_000_000);
    expect([1_790_000_000, 1_790_000_000_000, moment.toISOString()].map(timeOf)).toEqual([moment, moment, moment]);
    expect([null, undefined].map(timeOf)).toEqual([null, null]);
    expect(timeOf({})).toEqual({ kind: 'other' });
  });

  test('tells what became of a message by each name that it has, in any case, alone or in a list', () => {
    const status = (told: ReturnType<typeof event>) =>
      told?.kind === 'message-status' ? [told.messageIds, told.status] : told;
    const update = (value: unknown) => ({
      key: messageKey,
      update: { status: value, messageTimestamp: 1_790_000_000 },
    });
    expect(status(event('messages.update', update(3)))).toEqual([['3EB0A1'], 'delivered']);
    expect(status(event('messages.update', [update('READ')]))).toEqual([['3EB0A1'], 'read']);
    const list = [update('READ'), null, { ...update(3), key: { ...messageKey, id: '3EB0A2' } }];
    const body = { event: 'messages.update', sessionId: sessionKey, data: list };
    expect(wasender.parseWebhook({ secret, body })?.map(status)).toEqual([
      [['3EB0A1'], 'read'],
      [['3EB0A2'], 'delivered'],
    ]);
    expect(status(event('message.sent', { msgId: 100_000, key: messageKey, status: 'Sent' }))).toEqual([
      ['100000', '3EB0A1'],
      'sent',
    ]);
    expect(status(event('message.sent', { msgId: 100_000, key: null, status: 'ERROR' }))).toEqual([
      ['100000'],
      'failed',
    ]);
    const receipt = {
      key: messageKey,
      receipt: { userJid: '201005551234@s.whatsapp.net', readTimestamp: 1_790_000_000 },
    };
    expect(status(event('message-receipt.update', receipt))).toEqual([['3EB0A1'], null]);
  });

  test('of a message of somebody else, or without its name, is passed over', () => {
    const other = { kind: 'other' };
    expect(event('messages.update', { key: { ...messageKey, fromMe: false }, update: { status: 4 } })).toEqual(other);
    expect(event('messages.update', { key: { ...messageKey, id: '' }, update: { status: 4 } })).toEqual(other);
    for (const data of [null, [], 'read', { key: 'none' }, {}]) expect(event('messages.update', data)).toEqual(other);
    expect(event('messages.update', { key: messageKey, update: { status: 3 } }, { sessionId: undefined })).toEqual(
      other,
    );
  });

  test('has what somebody wrote, by their number, wherever it stands', () => {
    const by = {
      id: '3EB0B2',
      fromMe: false,
      remoteJid: '98711384416410@lid',
      addressingMode: 'lid',
      senderLid: '9@lid',
    };
    const number = '201005551234';
    const hello = {
      messageBody: 'Hello',
      message: { conversation: 'Hello', messageContextInfo: {} },
      pushName: 'Nadia',
    };
    for (const whose of [
      { ...by, cleanedSenderPn: number },
      { ...by, senderPn: `${number}@s.whatsapp.net` },
      { ...by, remoteJid: `${number}:12@s.whatsapp.net` },
      { ...by, remoteJid: `+${number}` },
    ])
      expect(written(received({ key: whose, ...hello }))).toEqual(['3EB0B2', number, 'Hello']);
    const whose = { ...by, cleanedSenderPn: number };
    expect(written(received({ key: whose, message: { conversation: 'Hi' } }))).toEqual(['3EB0B2', number, 'Hi']);
    const quoting = { messageBody: null, message: { extendedTextMessage: { text: 'Yes', contextInfo: {} } } };
    expect(written(received({ key: whose, ...quoting }))).toEqual(['3EB0B2', number, 'Yes']);
    // Of a group, of somebody who hides their number, of ourselves, and without a name.
    for (const unread of [
      { ...by, remoteJid: '120363041234567890@g.us', cleanedParticipantPn: number },
      by,
      { ...whose, fromMe: true },
      { ...whose, id: null },
    ])
      expect(received({ key: unread, ...hello })).toEqual({ kind: 'other' });
  });

  test('is not read where its signature is not the secret', () => {
    const body = { event: 'session.status', sessionId: sessionKey, data: { status: 'connected' } };
    for (const wrong of [undefined, '', ' ', secret.slice(0, -1), `${secret} `, secret.toUpperCase(), 'somebody-else'])
      expect(wasender.parseWebhook({ secret: wrong, body })).toBeNull();
    expect(parse(body)).toMatchObject({ kind: 'session-status' });
  });

  test('never fails, whatever it has, and the same twice is the same', () => {
    const names = ['session.status', 'messages.update', 'message.sent', 'message-receipt.update', 'messages.received'];
    const nested = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 4 }, fc.jsonValue({ maxDepth: 1 }), tie('object')),
      object: fc.dictionary(
        fc.constantFrom(
          'key',
          'id',
          'fromMe',
          'remoteJid',
          'update',
          'status',
          'messages',
          'message',
          'messageBody',
          'msgId',
        ),
        tie('value'),
        { maxKeys: 4 },
      ),
    })).value;
    fc.assert(
      fc.property(fc.constantFrom(...names), nested, fc.jsonValue(), (name, data, timestamp) => {
        const told = event(name, data, { timestamp });
        expect(told).not.toBeNull();
        expect(event(name, data, { timestamp })).toEqual(told);
      }),
    );
  });
});
