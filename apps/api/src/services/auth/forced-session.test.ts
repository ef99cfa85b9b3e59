import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/auth.ts';
import { type Person, testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let keeper: { token: string };
let student: Person;
let admin: Person;
let own: { token: string };
let forced: { token: string };
let count = 0;

beforeAll(async () => {
  server = await testServer();
  keeper = { token: await server.login(await server.makePerson({ role: 'admin', name: 'Keeper' })) };
  student = await server.makePerson({ role: 'student', name: 'Salma' });
});
afterAll(() => server.close());

beforeEach(async () => {
  count += 1;
  admin = await server.makePerson({ role: 'admin', name: `Admin ${count}` });
  own = { token: await server.login(admin) };
  const body = { userId: student.id, reason: 'To see what they see.' };
  forced = { token: (await server.ok('forceLogin', { body }, own)).token };
  await server.ok('getMe', {}, forced);
});

const userBody = async () => {
  const { name, email, phone, role, status, language, groups, level, children } = await server.ok(
    'getUser',
    { params: { id: admin.id } },
    keeper,
  );
  return { name, email, phone, role, status, language, groups, level, children };
};
const update = async (changes: object) =>
  server.ok('updateUser', { params: { id: admin.id }, body: { ...(await userBody()), ...changes } }, keeper);

describe('a forced session ends when its admin', () => {
  const reasons: [string, () => Promise<unknown>][] = [
    ['logs out', () => server.ok('logout', { body: {} }, own)],
    [
      'ends the session they opened it from',
      async () => {
        const elsewhere = { token: await server.login(admin) };
        const { items } = await server.ok('listSessions', {}, elsewhere);
        const opener = items.find(({ current }) => !current)?._id ?? '';
        await server.ok('endSession', { params: { id: opener } }, elsewhere);
      },
    ],
    [
      'changes their password',
      () =>
        server.ok('changePassword', { body: { currentPassword: testPassword, newPassword: 'a-quiet-river-9' } }, own),
    ],
    [
      'gets a new password from another admin',
      () => server.ok('adminResetPassword', { body: { userId: admin.id, newPassword: 'a-quiet-river-9' } }, keeper),
    ],
    ['is deactivated', () => server.ok('removeUser', { params: { id: admin.id } }, keeper)],
    ['is closed by an update', () => update({ status: 'disabled' })],
    ['becomes an assistant', () => update({ role: 'assistant' })],
  ];

  test.each(reasons)('%s', async (_reason, end) => {
    await end();
    expect((await server.fails('getMe', {}, forced)).status).toBe(401);
  });
});

test('a forced session stays open when its admin logs out of another session', async () => {
  await server.ok('logout', { body: {} }, { token: await server.login(admin) });
  await server.ok('getMe', {}, forced);
});

test('a forced session ends when the session that it was opened from expires', async () => {
  const inAMinute = new Date(server.clock.now().getTime() + 60_000);
  await server.app.db.update(sessions).set({ expiresAt: inAMinute }).where(eq(sessions.userId, admin.id));
  server.clock.advance({ seconds: 59 });
  await server.ok('getMe', {}, forced);
  server.clock.advance({ seconds: 2 });
  expect((await server.fails('getMe', {}, forced)).status).toBe(401);
});
