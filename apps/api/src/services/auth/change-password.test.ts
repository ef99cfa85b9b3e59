import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refusingWrites } from '../../testing/refuse-writes.ts';
import { testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newPassword = 'a-quiet-river-9';

test('before the first password change only /change-password and /logout are allowed', async () => {
  const newcomer = await server.makePerson({ role: 'student', name: 'Newcomer', loggedInBefore: false });
  const token = await server.login(newcomer);
  for (const name of ['getMe', 'listSessions', 'listAssignedTasks', 'listTaskTakens'] as const) {
    expect(await server.fails(name, {}, { token })).toMatchObject({ status: 403, code: 'first_login' });
  }
  const reply = await server.ok('changePassword', { body: { currentPassword: testPassword, newPassword } }, { token });
  expect(reply.user.loggedInBefore).toBe('true');
  expect((await server.ok('getMe', {}, { token: reply.token })).user.loggedInBefore).toBe('true');
  const other = await server.makePerson({ role: 'parent', name: 'Newer', loggedInBefore: false });
  await server.ok('logout', { body: {} }, { token: await server.login(other) });
});

test('a password change ends all sessions and opens a new one, and the old password is rejected', async () => {
  const person = await server.makePerson({ role: 'assistant', name: 'Sara' });
  const here = await server.login(person);
  const elsewhere = await server.login(person);
  const { token } = await server.ok(
    'changePassword',
    { body: { currentPassword: testPassword, newPassword } },
    { token: here },
  );
  for (const old of [here, elsewhere]) expect((await server.fails('getMe', {}, { token: old })).status).toBe(401);
  await server.ok('getMe', {}, { token });
  expect((await server.fails('login', { body: { email: person.email, password: testPassword } })).status).toBe(401);
  await server.login(person, newPassword);
  expect((await server.mailsTo(person.email)).at(-1)?.subject).toBe('Your password was changed');
});

test('a wrong current, an unchanged and a common new password are rejected on their fields, and sessions stay open', async () => {
  const person = await server.makePerson({ role: 'student', name: 'Omar' });
  const token = await server.login(person);
  const refused = async (currentPassword: string, wished: string) =>
    Object.keys(
      (await server.fails('changePassword', { body: { currentPassword, newPassword: wished } }, { token })).errors ??
        {},
    );
  expect(await refused('not-mine-1', newPassword)).toEqual(['currentPassword']);
  expect(await refused(testPassword, testPassword)).toEqual(['newPassword']);
  expect(await refused(testPassword, 'qwerty123')).toEqual(['newPassword']);
  expect(await refused(testPassword, 'short')).toEqual(['newPassword']);
  await server.ok('getMe', {}, { token });
});

test('guesses of the current password in an open session are limited', async () => {
  const person = await server.makePerson({ role: 'student', name: 'Left Open' });
  const token = await server.login(person);
  const body = { currentPassword: 'a-guess-1', newPassword };
  for (let index = 0; index < 10; index += 1) await server.fails('changePassword', { body }, { token });
  expect((await server.fails('changePassword', { body }, { token })).status).toBe(429);
});

test('a password set by an admin ends the sessions and must be changed', async () => {
  const admin = await server.makePerson({ role: 'admin', name: 'Amal' });
  const person = await server.makePerson({ role: 'parent', name: 'Hoda' });
  const before = await server.login(person);
  const token = await server.login(admin);
  await server.ok('adminResetPassword', { body: { userId: person.id, newPassword } }, { token });
  expect((await server.fails('getMe', {}, { token: before })).status).toBe(401);
  const { user } = await server.ok('login', { body: { email: person.email, password: newPassword } });
  expect(user.loggedInBefore).toBe('false');
  const own = await server.fails('adminResetPassword', { body: { userId: admin.id, newPassword } }, { token });
  expect(own).toMatchObject({ status: 409, code: 'own_account' });
});

test('a password that cannot be written into the log is not changed, by its owner or by an admin', async () => {
  const person = await server.makePerson({ role: 'student', name: 'Unlogged' });
  const token = await server.login(person);
  const admin = { token: await server.login(await server.makePerson({ role: 'admin', name: 'Unlogged Admin' })) };
  const own = { body: { currentPassword: testPassword, newPassword } };
  const byAdmin = { body: { userId: person.id, newPassword } };
  const statuses = await refusingWrites(server.app.db, 'audit_log', async () => [
    (await server.send('changePassword', own, { token })).status,
    (await server.send('adminResetPassword', byAdmin, admin)).status,
  ]);
  expect(statuses).toEqual([500, 500]);
  await server.ok('getMe', {}, { token });
  await server.ok('changePassword', own, { token });
});

test('a password that an admin sets while its owner’s new one is hashed stands, and no session is opened', async () => {
  const admin = { token: await server.login(await server.makePerson({ role: 'admin', name: 'Quick Admin' })) };
  const person = await server.makePerson({ role: 'student', name: 'Overtaken' });
  const token = await server.login(person);
  const { hashPassword } = server.app.auth;
  const hash = vi.spyOn(server.app.auth, 'hashPassword').mockImplementationOnce(async (password) => {
    await server.ok('adminResetPassword', { body: { userId: person.id, newPassword: 'given-by-the-school-7' } }, admin);
    return hashPassword(password);
  });
  const change = { currentPassword: testPassword, newPassword };
  expect((await server.fails('changePassword', { body: change }, { token })).status).toBe(401);
  hash.mockRestore();
  const { user } = await server.ok('login', { body: { email: person.email, password: 'given-by-the-school-7' } });
  expect(user.loggedInBefore).toBe('false');
});
