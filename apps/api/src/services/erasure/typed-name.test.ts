import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/people.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(async () => {
  await server.close();
});

describe('the name is typed as a page shows it', () => {
  test.each([
    ['blanks in a row and a mark of direction', 'سارة  محمود\u200F', 'سارة محمود'],
    ['marks between blanks', 'سارة \u202B\u00A0محمود\u202C', ' سارة محمود '],
    ['letters in two characters', 'Zoe\u0301 Adams', 'Zo\u00E9 Adams'],
    ['a mark that is typed too', 'Adam Wahba', '\u200EAdam  Wahba'],
  ])('where it is stored or typed with %s', async (what, name, typed) => {
    const { id } = await server.makePerson({ role: 'student', name: what });
    await server.app.db.update(users).set({ name }).where(eq(users.id, id));
    const other = { params: { id }, body: { name: typed.replace(/\s*\S+\s*$/u, '') } };
    expect((await server.fails('eraseUser', other, room.admin)).status).toBe(422);
    await server.ok('eraseUser', { params: { id }, body: { name: typed } }, room.admin);
  });
});

test('a name is stored as a page shows it, and one that is stored otherwise can still be changed', async () => {
  const role = 'student' as const;
  const body = { name: 'سارة  محمود\u200F', email: 'sara@q.test', role, password: 'green-window-3' };
  const { _id: id, name } = await server.ok('createUser', { body }, room.admin);
  expect(name).toBe('سارة محمود');

  const stored = 'عمر  محمود\u200F';
  await server.app.db.update(users).set({ name: stored }).where(eq(users.id, id));
  const base = { name: stored, email: body.email, role };
  const update = { ...base, email: 'omar@q.test', base };
  const changed = await server.ok('updateUser', { params: { id }, body: update }, room.admin);
  expect(changed).toMatchObject({ name: 'عمر محمود', email: 'omar@q.test' });
});
