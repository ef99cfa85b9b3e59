import { afterAll, beforeAll, expect, test } from 'vitest';
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
