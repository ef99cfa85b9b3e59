import { randomUUID } from 'node:crypto';
import { contract } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken, sessionLifetimeSeconds } from '../../auth/hashed-sessions.ts';
import { sessions } from '../../db/schema/auth.ts';
import { testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { findCaller } from './find-caller.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const people = async (of: string, count: number) => {
  const made = [];
  for (let index = 0; index < count; index += 1) {
    const person = await server.makePerson({ role: 'student', name: `${of} ${index}` });
    made.push({ ...person, token: await server.login(person) });
  }
  return made;
};

test('callers who are looked up together are each themselves, and nobody where the token is unknown', async () => {
  const students = await people('Together', 5);
  const tokens = [...students, ...students].map(({ token }) => token);
  const found = await Promise.all([...tokens, 'unknown', "', or"].map((token) => findCaller(server.app, token)));
  const ids = students.map(({ id }) => id);
  expect(found.map((caller) => caller?.id ?? null)).toEqual([...ids, ...ids, null, null]);
});

test('whoever is signed out, deactivated or given another role on one server is so in the next request on another', async () => {
  const another = await server.startAnother();
  try {
    const admin = { token: await server.login(await server.makePerson({ role: 'admin', name: 'Amal' })) };
    const [out, gone, changed, stays] = await people('Changed', 4);
    const ask = () =>
      Promise.all(
        [out, gone, changed, stays].map(async (person) => {
          const headers = { authorization: `Bearer ${person!.token}` };
          const response = await fetch(`${another.origin}/api/me`, { headers });
          const { user } = (await response.json()) as { user?: { role: string } };
          return [response.status, user?.role ?? null];
        }),
      );
    expect(await ask()).toEqual([1, 2, 3, 4].map(() => [200, 'student']));
    await server.ok('logout', { body: { email: out!.email } }, { token: out!.token });
    await server.ok('removeUser', { params: { id: gone!.id } }, admin);
    const { name, email } = changed!;
    await server.ok('updateUser', { params: { id: changed!.id }, body: { name, email, role: 'parent' } }, admin);
    const [first, second, third, fourth] = await ask();
    expect([first, second, fourth]).toEqual([
      [401, null],
      [401, null],
      [200, 'student'],
    ]);
    // A changed role may also end the session; the former role is in no case left.
    expect(third).not.toEqual([200, 'student']);
  } finally {
    await another.stop();
  }
});

test('a session that has ended is refused by every other call from then on, whatever the calls of an exam have looked up before', async () => {
  for (const { token } of await people('Deleted', 5)) {
    const headers = { authorization: `Bearer ${token}` };
    const ask = async (path: string) => (await server.http.request(`/api${path}`, { headers })).status;
    const exam = contract.getTaskTaken.path.replace(':id', randomUUID());
    expect([await ask(exam), await ask(contract.getMe.path)]).toEqual([404, 200]);
    await server.app.db.delete(sessions).where(eq(sessions.token, hashToken(token)));
    expect(await ask(contract.getMe.path)).toBe(401);
  }
});

test('a session that only the calls of an exam use is extended by them', async () => {
  const [{ token } = { token: '' }] = await people('Extended', 1);
  const headers = { authorization: `Bearer ${token}` };
  const path = contract.getTaskTaken.path.replace(':id', randomUUID());
  for (let count = 0; count < 3; count += 1) {
    server.clock.advance({ minutes: 6 });
    const now = server.clock.now();
    // The second of them has nothing to extend.
    for (let asked = 0; asked < 2; asked += 1)
      expect((await server.http.request(`/api${path}`, { headers })).status).toBe(404);
    await server.app.background.drain();
    const [stored] = await server.app.db
      .select()
      .from(sessions)
      .where(eq(sessions.token, hashToken(token)));
    const expiresAt = new Date(now.getTime() + sessionLifetimeSeconds * 1000);
    expect(stored).toMatchObject({ lastUsedAt: now, expiresAt });
  }
});

test('a session that has ended on one server is refused on another by the calls of an exam a second later', async () => {
  const another = await server.startAnother();
  try {
    const admin = { token: await server.login(await server.makePerson({ role: 'admin', name: 'Badr' })) };
    const all = await people('Exam', 7);
    const [out, blocked, renewed, ended, changed, erased] = all;
    const ask = () =>
      Promise.all(
        all.map(async ({ token }) => {
          const headers = { authorization: `Bearer ${token}` };
          const path = contract.getTaskTaken.path.replace(':id', randomUUID());
          return (await fetch(`${another.origin}/api${path}`, { headers })).status;
        }),
      );
    expect(await ask()).toEqual([404, 404, 404, 404, 404, 404, 404]);
    await server.ok('logout', { body: { email: out!.email } }, out);
    await server.ok('removeUser', { params: { id: blocked!.id } }, admin);
    const passwords = { currentPassword: testPassword, newPassword: 'another-horse-8' };
    await server.ok('changePassword', { body: passwords }, renewed);
    const { items } = await server.ok('listUserSessions', { params: { id: ended!.id } }, admin);
    await server.ok('endUserSession', { params: { id: items[0]!._id } }, admin);
    const { id, name, email } = changed!;
    await server.ok('updateUser', { params: { id }, body: { name, email, role: 'parent' } }, admin);
    await server.ok('eraseUser', { params: { id: erased!.id }, body: { name: erased!.name } }, admin);
    const endedAt = performance.now();
    // Asked all the while, so that the sessions are kept.
    let askedAt: number;
    let statuses: number[];
    do {
      askedAt = performance.now();
      statuses = await ask();
    } while (askedAt - endedAt < 1000);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 404]);
  } finally {
    await another.stop();
  }
});
