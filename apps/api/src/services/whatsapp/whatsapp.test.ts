import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../db/schema/system.ts';
import { whatsAppSessions } from '../../db/schema/whatsapp.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { createFakeState } from '../../testing/fake-wasender/fake-state.ts';
import { type FakeWasender, startFakeWasender } from '../../testing/fake-wasender/start-fake-wasender.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  fake = await startFakeWasender();
  server = await testServer({ wasender: fake });
  room = await classroom(server);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  await server.app.background.drain();
  Object.assign(fake.state, createFakeState());
  server.clock.advance({ hours: 2 });
});

const list = () => server.ok('listWhatsAppSessions', {}, room.admin);
/** The list once the provider has answered. */
const freshList = async () => {
  server.clock.advance({ seconds: 10 });
  await list();
  await server.app.background.drain();
  return list();
};
const statusOf = async (id: string) => (await list()).items.find((session) => session.id === id)?.status;
const forgetAll = async () => {
  // The reading of the test before may still ask for keys.
  await expect.poll(() => server.app.whatsApp?.sync.isRunning()).toBe(false);
  fake.state.requests.splice(0);
  await server.app.db.delete(whatsAppSessions);
  await server.app.db.delete(settings);
};
const primary = () => server.ok('getMetadata', {}, room.admin);
const setPrimary = async (index: number) => {
  const wasenderApiKey = (await list()).items[index]?.api_key ?? '';
  return { wasenderApiKey, args: { body: { wasenderApiKey } } };
};

/** Calls the specification's path itself. Returns what it replies, and what pages were told. */
const askMetadata = async (method: string, body?: object) => {
  server.published.splice(0);
  const response = await server.http.request('/api/metadata', {
    method,
    headers: { authorization: `Bearer ${room.admin.token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const reply: unknown = await response.json();
  return [response.status, reply, server.published];
};

describe('the list of sessions', () => {
  test('is waited for the first time, and has what the specification names', async () => {
    await forgetAll();
    expect(await list()).toMatchObject({ isConfigured: true, problem: null, asOf: expect.any(String) });
    const { items } = await list();
    expect(items).toHaveLength(8);
    expect(items[0]).toEqual({
      id: '1',
      name: 'School office',
      status: 'connected',
      phone_number: '+201001234501',
      api_key: expect.stringMatching(/^[\da-f-]{36}$/u),
      updated_at: fake.state.sessions[0]?.updatedAt.toISOString(),
    });
  });

  test('is served as it is stored, at once, while a slow provider is asked once for all who look', async () => {
    await freshList();
    fake.state.mode = 'hang';
    fake.state.requests = [];
    server.clock.advance({ seconds: 10 });
    const replies = await Promise.all([list(), list(), list()]);
    for (const reply of replies) expect(reply).toMatchObject({ isRefreshing: true, problem: null });
    expect(replies.map(({ items }) => items.length)).toEqual([8, 8, 8]);
    await vi.waitFor(() => expect(fake.state.requests).toHaveLength(1));
    fake.release();
    await server.app.background.drain();
    expect(fake.state.requests).toEqual(['GET /whatsapp-sessions']);
    // Then it is said why there is none that is newer.
    const later = await list();
    expect(later).toMatchObject({ isRefreshing: false, problem: expect.stringContaining('cannot be reached') });
    expect(later.items).toHaveLength(8);
    expect(fake.state.requests).toHaveLength(1);
  });

  test('follows the provider: what is new, renamed and gone', async () => {
    await freshList();
    const [first, second, ...others] = fake.state.sessions;
    fake.state.sessions = [{ ...second!, name: 'Exams' }, ...others, { ...first!, id: 99, name: 'New' }];
    const names = (await freshList()).items.map(({ id, name }) => `${id} ${name}`);
    expect(names.slice(0, 2)).toEqual(['2 Exams', '3 Front desk']);
    expect(names.at(-1)).toBe('99 New');
  });

  test('that was never stored fails with what is wrong, and the provider is left alone until it may be asked again', async () => {
    await forgetAll();
    fake.state.mode = '429';
    fake.state.retryAfterSeconds = 60;
    const limited = await server.send('listWhatsAppSessions', {}, room.admin);
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([503, '60']);
    await list().catch(() => {});
    expect(fake.state.requests).toHaveLength(1);
    server.clock.advance({ seconds: 61 });
    fake.state.mode = '401';
    const refused = await server.fails('listWhatsAppSessions', {}, room.admin);
    expect(refused).toMatchObject({ status: 503, code: 'whatsapp_unauthorized' });
    expect(refused.message).toContain('RUBRICA_WASENDER_TOKEN');
    server.clock.advance({ seconds: 10 });
    fake.state.mode = 'ok';
    expect((await list()).items).toHaveLength(8);
  });

  test('says where no account is set up', async () => {
    const plain = await testServer();
    const { admin } = await classroom(plain);
    const reply = await plain.ok('listWhatsAppSessions', {}, admin);
    expect(reply).toEqual({ isConfigured: false, items: [], asOf: null, isRefreshing: false, problem: null });
    expect(await plain.ok('getMetadata', {}, admin)).toEqual({ wasenderApiKey: null });
    expect(await plain.fails('connectWhatsAppSession', { params: { id: '1' } }, admin)).toMatchObject({ status: 404 });
    await plain.close();
  });
});

describe('the primary number', () => {
  test('is one that is connected, and its handle is equal in list and metadata', async () => {
    await freshList();
    const first = await setPrimary(0);
    expect(await server.ok('updateMetadata', first.args, room.admin)).toEqual({ wasenderApiKey: first.wasenderApiKey });
    const second = await setPrimary(1);
    await server.ok('updateMetadata', second.args, room.admin);
    expect(await primary()).toEqual({ wasenderApiKey: second.wasenderApiKey });
    expect(await server.ok('removeMetadata', {}, room.admin)).toEqual({ wasenderApiKey: null });
    expect(await primary()).toEqual({ wasenderApiKey: null });
  });

  test('is read by GET, set by PUT and taken away by DELETE, of metadata, and the pages that show it are told', async () => {
    await freshList();
    const { wasenderApiKey } = await setPrimary(0);
    const changed = { name: 'whatsapp-sessions-changed', to: { watching: { topic: 'whatsapp' } }, data: {} };
    const nobody = { wasenderApiKey: null };
    expect(await askMetadata('DELETE')).toEqual([200, nobody, [changed]]);
    expect(await askMetadata('GET')).toEqual([200, nobody, []]);
    expect(await askMetadata('PUT', { wasenderApiKey })).toEqual([200, { wasenderApiKey }, [changed]]);
    expect(await askMetadata('GET')).toEqual([200, { wasenderApiKey }, []]);
    expect(await askMetadata('PUT', {})).toMatchObject([422, { code: 'invalid' }, []]);
    const other = await setPrimary(2);
    const refused = { message: 'Phone number is not connected' };
    expect(await askMetadata('PUT', { wasenderApiKey: other.wasenderApiKey })).toMatchObject([422, refused, []]);
    expect(await askMetadata('GET')).toEqual([200, { wasenderApiKey }, []]);
    expect(await askMetadata('DELETE')).toEqual([200, nobody, [changed]]);
  });

  test('cannot be one that is not connected, nor one that is not there', async () => {
    await freshList();
    for (const index of [2, 3, 4, 5, 6, 7]) {
      const { args } = await setPrimary(index);
      const failure = await server.fails('updateMetadata', args, room.admin);
      expect(failure).toMatchObject({ status: 422, message: 'Phone number is not connected' });
    }
    const body = { wasenderApiKey: crypto.randomUUID() };
    expect(await server.fails('updateMetadata', { body }, room.admin)).toMatchObject({ status: 422, code: 'invalid' });
  });

  test('is nobody’s once the provider no longer has it', async () => {
    await freshList();
    await server.ok('updateMetadata', (await setPrimary(0)).args, room.admin);
    fake.state.sessions.shift();
    await freshList();
    expect(await primary()).toEqual({ wasenderApiKey: null });
  });
});

describe('linking a phone', () => {
  test('gives codes to scan until the phone is linked, and the list knows at once', async () => {
    await freshList();
    const args = { params: { id: '6' } };
    const told = () => server.published.splice(0).filter(({ name }) => name === 'whatsapp-sessions-changed').length;
    told();
    const begun = await server.ok('connectWhatsAppSession', args, room.admin);
    expect(begun).toEqual({ status: 'need_scan', qr: expect.stringMatching(/^2@/u) });
    expect(await statusOf('6')).toBe('need_scan');
    const renewed = await server.ok('getWhatsAppLink', args, room.admin);
    expect(renewed.qr).not.toBe(begun.qr);
    // Pages of other admins read it again when there is something new, and not with each question.
    expect(told()).toBe(1);
    // The list is read once more, at the same moment of this clock: what it says would count as no older.
    await server.app.background.drain();
    fake.state.sessions[5]!.status = 'CONNECTED';
    expect(await server.ok('getWhatsAppLink', args, room.admin)).toEqual({ status: 'connected', qr: null });
    expect(told()).toBe(1);
    expect(await statusOf('6')).toBe('connected');
  });

  test('is not needed where a restart is enough', async () => {
    await freshList();
    expect(await server.ok('restartWhatsAppSession', { params: { id: '5' } }, room.admin)).toEqual({
      status: 'connected',
    });
    expect(await statusOf('5')).toBe('connected');
  });

  test('says what went wrong, and asks the provider no second time', async () => {
    await freshList();
    const outcomes = [
      ['401', 503, 'whatsapp_unauthorized'],
      ['422', 409, 'whatsapp_refused'],
      ['429', 503, 'whatsapp_limited'],
      ['not-success', 409, 'whatsapp_refused'],
      ['html-502', 503, 'whatsapp_unknown'],
      ['drop-after-accept', 503, 'whatsapp_unknown'],
    ] as const;
    for (const [mode, status, code] of outcomes) {
      fake.state.mode = mode;
      fake.state.requests = [];
      const args = { params: { id: '5' } };
      expect(await server.fails('restartWhatsAppSession', args, room.admin)).toMatchObject({ status, code });
      expect(fake.state.requests).toEqual(['POST /whatsapp-sessions/5/restart']);
    }
    const missing = { params: { id: '77' } };
    expect(await server.fails('connectWhatsAppSession', missing, room.admin)).toMatchObject({ status: 404 });
  });
});
