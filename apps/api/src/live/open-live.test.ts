import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sessions } from '../db/schema/auth.ts';
import { describeError } from '../log.ts';
import { makeSide } from '../policy/authorization/world.ts';
import { connectLive } from '../testing/live-client.ts';
import type { Person } from '../testing/test-people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let another: Awaited<ReturnType<TestServer['startAnother']>>;
let admin: Person;
let student: Person;

beforeAll(async () => {
  server = await testServer();
  another = await server.startAnother();
  admin = await server.makePerson({ role: 'admin', name: 'Amal' });
  student = await server.makePerson({ role: 'student', name: 'Nour' });
});
afterAll(async () => {
  await another.stop();
  await server.close();
});

const connect = async (person: Person) => connectLive(another.origin, await server.login(person));
const refusalOf = async (token: string | undefined, options: Parameters<typeof connectLive>[2] = {}) =>
  connectLive(another.origin, token, options).then(
    () => 'opened',
    (error: Error & { data?: { code: string } }) => error.data?.code,
  );

const from = (origin: string) => ({ transports: ['websocket'], extraHeaders: { origin } });

describe('the handshake', () => {
  test('asks for the token of a session, as calls do', async () => {
    expect(await refusalOf(undefined)).toBe('unauthenticated');
    expect(await refusalOf('an-unknown-token-of-nobody')).toBe('unauthenticated');
    expect(await refusalOf('<script>')).toBe('unauthenticated');
  });

  test('refuses somebody without a password of their own', async () => {
    const newcomer = await server.makePerson({ role: 'student', name: 'Newcomer', loggedInBefore: false });
    expect(await refusalOf(await server.login(newcomer))).toBe('first_login');
  });

  test('refuses the pages of other sites', async () => {
    const token = await server.login(student);
    await expect(connectLive(another.origin, token, from('https://elsewhere.example'))).rejects.toThrow();
    (await connectLive(another.origin, token, from('https://school.example'))).close();
  });

  test('opens by polling where there are no websockets', async () => {
    const client = await connectLive(another.origin, await server.login(student), { transports: ['polling'] });
    another.app.live.publish('notices-changed', { users: [student.id] }, {});
    await expect.poll(() => client.of('notices-changed')).toEqual([{}]);
    client.close();
  });
});

test('an event reaches all pages of the people whom it is for, and nobody else', async () => {
  const [phone, laptop, someone] = [await connect(student), await connect(student), await connect(admin)];
  another.app.live.publish('notices-changed', { users: [] }, {});
  another.app.live.publish('notices-changed', { users: [student.id] }, {});
  await expect.poll(() => [phone.of('notices-changed'), laptop.of('notices-changed')]).toEqual([[{}], [{}]]);
  expect(someone.received).toEqual([]);
  for (const client of [phone, laptop, someone]) client.close();
});

test('what is published is parsed: only what the contract names is sent, and what is wrong is not', async () => {
  const client = await connect(student);
  const to = { users: [student.id] };
  const file = crypto.randomUUID();
  const more = { file, name: 'The marks of Nour' };
  another.app.live.publish('report-file-changed', to, more);
  await expect.poll(() => client.of('report-file-changed')).toEqual([{ file }]);
  client.close();
});

describe('what pages send', () => {
  test('is parsed: an unknown event, an unknown topic and a wrong id are refused', async () => {
    const client = await connect(admin);
    const refused = { ok: false, code: 'invalid' };
    expect(await client.socket.emitWithAck('toString', {})).toEqual(refused);
    expect(await client.socket.emitWithAck('watch', { topic: 'everything' })).toEqual(refused);
    expect(await client.socket.emitWithAck('watch', { topic: 'marking', id: 'all' })).toEqual(refused);
    expect(await client.socket.emitWithAck('watch')).toEqual(refused);
    client.socket.emit('watch', null, 'no function');
    expect(await client.ask('watch', { topic: 'jobs' })).toEqual({ ok: true });
    client.close();
  });

  test('takes effect only where the page watches', async () => {
    const client = await connect(admin);
    const id = crypto.randomUUID();
    expect(await client.ask('typing', { thread: id })).toEqual({ ok: false, code: 'not_found' });
    expect(await client.ask('present', { topic: 'marking', id })).toEqual({ ok: false, code: 'not_found' });
    client.close();
  });

  test('is limited: a page that sends too much, or too often, is disconnected', async () => {
    const loud = await connect(student);
    for (let at = 0; at < 30; at += 1) loud.socket.emit('watch', { topic: 'inbox' });
    await expect.poll(() => loud.socket.connected).toBe(false);
    const long = await connect(student);
    long.socket.emit('watch', { topic: 'x'.repeat(20_000) });
    await expect.poll(() => long.socket.connected).toBe(false);
  });
});

test('a page that does not take its events is disconnected; the others get theirs', async () => {
  const { open } = await makeSide(server, 'of slow pages');
  const [slow, quick] = [await connect(admin), await connect(admin)];
  const work = { topic: 'marking', id: open.attempt } as const;
  for (const client of [slow, quick]) expect(await client.ask('watch', work)).toEqual({ ok: true });
  const transport = slow.socket.io.engine.transport as unknown as { ws: { _socket: { pause: () => void } } };
  transport.ws._socket.pause();
  const people = Array.from({ length: 50 }, () => ({ id: crypto.randomUUID(), name: 'N'.repeat(1000) }));
  const atOnce = 50;
  for (let sent = atOnce; another.countSockets() > 1 && sent <= 100 * atOnce; sent += atOnce) {
    for (let at = 0; at < atOnce; at += 1)
      another.app.live.publish('presence-changed', { watching: work }, { work, people });
    // Before the next are sent: on a busy machine so many would wait for the quick page too that it is disconnected.
    await expect.poll(() => quick.received.length).toBe(sent);
  }
  expect(another.countSockets()).toBe(1);
  for (const client of [slow, quick]) client.close();
});

test('no token stands in the log, whether the socket is opened, refused or broken', async () => {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => {
      written.push(String(chunk));
      return true;
    });
  }
  const token = await server.login(student);
  const unknown = 'token-sentinel-9d2e';
  for (const transport of ['websocket', 'polling']) {
    expect(await refusalOf(unknown, { transports: [transport] })).toBe('unauthenticated');
    const client = await connectLive(another.origin, token, { transports: [transport] });
    expect(await client.socket.emitWithAck('watch', { token })).toEqual({ ok: false, code: 'invalid' });
    client.close();
  }
  const client = await connectLive(another.origin, token);
  for (const query of ['select', 'execute'] as const) {
    vi.spyOn(another.app.db, query).mockImplementation(() => {
      throw new Error('The database is gone.');
    });
  }
  const id = crypto.randomUUID();
  expect(await client.ask('watch', { topic: 'chat', id })).toEqual({ ok: false, code: 'failed' });
  vi.restoreAllMocks();
  client.close();
  const log = [...server.lines, ...written, ...server.errors.map(describeError)].join('\n');
  for (const secret of [token, unknown]) expect(log).not.toContain(secret);
});

describe('a socket is closed with its session', () => {
  const endings: [string, (person: Person, token: string) => Promise<unknown>][] = [
    ['log-out', (person, token) => server.ok('logout', { body: { email: person.email } }, { token })],
    [
      'the end of its session by an admin',
      async (person) => {
        const token = await server.login(admin);
        const { items } = await server.ok('listUserSessions', { params: { id: person.id } }, { token });
        await server.ok('endUserSession', { params: { id: items[0]?._id ?? '' } }, { token });
      },
    ],
    ['whatever deletes it in the database', ({ id }) => server.app.db.delete(sessions).where(eq(sessions.userId, id))],
  ];

  test.each(endings)('at %s', async (name, end) => {
    const person = await server.makePerson({ role: 'student', name });
    const token = await server.login(person);
    const client = await connectLive(another.origin, token);
    await end(person, token);
    await expect.poll(() => client.socket.connected, { timeout: 5000 }).toBe(false);
    expect(client.of('session-ended')).toEqual([{}]);
    expect(await refusalOf(token)).toBe('unauthenticated');
  });

  test('with that of the admin who opened it by a forced login', async () => {
    const own = await server.login(admin);
    const body = { userId: student.id, reason: 'To see what they see.' };
    const { token } = await server.ok('forceLogin', { body }, { token: own });
    const client = await connectLive(another.origin, token);
    await server.ok('logout', { body: { email: admin.email } }, { token: own });
    await expect.poll(() => client.socket.connected, { timeout: 5000 }).toBe(false);
  });

  test('when it expires, unless it was used meanwhile', async () => {
    const person = await server.makePerson({ role: 'student', name: 'Expiring' });
    const token = await server.login(person);
    const soon = new Date(server.clock.now().getTime() + 100);
    await server.app.db.update(sessions).set({ expiresAt: soon }).where(eq(sessions.userId, person.id));
    const client = await connectLive(another.origin, token);
    server.clock.advance({ minutes: 1 });
    await expect.poll(() => client.of('session-ended'), { timeout: 5000 }).toEqual([{}]);
  });
});
