import { afterAll, beforeAll, expect, test } from 'vitest';
import { storePassword } from '../../auth/store-password.ts';
import { testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: { token: string };
beforeAll(async () => {
  server = await testServer();
  admin = { token: await server.login(await server.makePerson({ role: 'admin', name: 'Amal' })) };
});
afterAll(() => server.close());

/** Returns the cookie of a grant to reset this account's password. */
async function grantOf(email: string): Promise<string> {
  await server.ok('sendOtp', { body: { email } });
  const otp = await server.mailedCode(email);
  const response = await server.send('verifyOtp', { body: { email, otp } });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('a grant to reset the password does not outlive a change of the password', async () => {
  const person = await server.makePerson({ role: 'student', name: 'Salma' });
  const cookie = await grantOf(person.email);
  const body = { currentPassword: testPassword, newPassword: 'a-quiet-river-9' };
  await server.ok('changePassword', { body }, { token: await server.login(person) });
  const reset = { email: person.email, newPassword: 'taken-over-77' };
  expect(await server.fails('resetPassword', { body: reset }, { cookie })).toMatchObject({ code: 'grant_missing' });
  await server.login(person, body.newPassword);
});

test('a grant does not outlive the deactivation of its account', async () => {
  const person = await server.makePerson({ role: 'student', name: 'Omar' });
  const cookie = await grantOf(person.email);
  await server.ok('removeUser', { params: { id: person.id } }, admin);
  const { name, email, role } = person;
  await server.ok('updateUser', { params: { id: person.id }, body: { name, email, role } }, admin);
  const reset = { email, newPassword: 'taken-over-77' };
  expect(await server.fails('resetPassword', { body: reset }, { cookie })).toMatchObject({ code: 'grant_missing' });
});

test('a pairing code links nobody to a student who has been deactivated', async () => {
  const student = await server.makePerson({ role: 'student', name: 'Layla' });
  const parent = { token: await server.login(await server.makePerson({ role: 'parent', name: 'Hoda' })) };
  const { code } = await server.ok('createPairingCode', {}, { token: await server.login(student) });
  await server.ok('removeUser', { params: { id: student.id } }, admin);
  expect(await server.fails('usePairingCode', { body: { code } }, parent)).toMatchObject({
    code: 'pairing_code_wrong',
  });
});

test('a login with the old password, under way while it changes, leaves no session', async () => {
  const { id, email } = await server.makePerson({ role: 'student', name: 'Racing' });
  let password = testPassword;
  for (let round = 0; round < 12; round += 1) {
    const next = `a-quiet-river-${round}`;
    const change = async () => {
      const hash = await server.app.auth.hashPassword(next);
      await server.app.db.transaction((tx) => storePassword(tx, id, { hash, now: server.clock.now() }));
    };
    const [response] = await Promise.all([server.send('login', { body: { email, password } }), change()]);
    if (response.ok) {
      const { token } = (await response.json()) as { token: string };
      expect((await server.fails('getMe', {}, { token })).status).toBe(401);
    }
    password = next;
  }
});
