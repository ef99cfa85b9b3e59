import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { users } from '../../db/schema/people.ts';
import type { Person } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await testServer();
  admin = await server.makePerson({ role: 'admin', name: 'Amal' });
});
beforeEach(() => server.clearMails());
afterAll(() => server.close());

const form = (email: string) => ({
  name: 'Nour Adel',
  email,
  phone: '+201001234567',
  password: 'blue-lantern-4',
  consent: true as const,
});
const stored = async (email: string) => {
  await server.app.background.drain();
  return (await server.app.db.select().from(users).where(eq(users.email, email)))[0];
};

test('a registered student can log in, and gets an email, once an admin approves', async () => {
  await server.ok('register', { body: form('nour@rubrica.test') });
  const user = await stored('nour@rubrica.test');
  expect(user).toMatchObject({ role: 'student', status: 'pending', loggedInBefore: true });
  const body = { email: 'nour@rubrica.test', password: 'blue-lantern-4' };
  expect(await server.fails('login', { body })).toMatchObject({ status: 403, code: 'account_pending' });

  const token = await server.login(admin);
  const { createdAt, updatedAt, _id, lastLoginAt, loggedInBefore, ...rest } = await server.ok(
    'getUser',
    { params: { id: user?.id ?? '' } },
    { token },
  );
  await server.ok('updateUser', { params: { id: _id }, body: { ...rest, status: 'active' } }, { token });
  const mails = await server.mailsTo('nour@rubrica.test');
  expect(mails.map(({ subject }) => subject)).toEqual(['Your account is open']);
  expect(mails[0]?.text).toContain('/auth/login');
  expect((await server.ok('login', { body })).user.loggedInBefore).toBe('true');
  expect([createdAt, updatedAt, lastLoginAt, loggedInBefore]).toHaveLength(4);
});

test('a known email gets the same reply, changes nothing, and its owner gets an email', async () => {
  const known = await server.ok('register', { body: { ...form(admin.email), name: 'Somebody Else' } });
  const unknown = await server.ok('register', { body: form('new@rubrica.test') });
  expect(known).toEqual(unknown);
  expect(await stored(admin.email)).toMatchObject({ name: 'Amal', role: 'admin', status: 'active' });
  expect(server.mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: admin.email, subject: 'You already have an account' },
  ]);
});

test('a role in the body is ignored', async () => {
  const body = { ...form('climber@rubrica.test'), role: 'admin', status: 'active' };
  await server.ok('register', { body });
  expect(await stored('climber@rubrica.test')).toMatchObject({ role: 'student', status: 'pending' });
});

test('a common password, a missing consent and an invalid phone are rejected on their fields', async () => {
  const common = await server.fails('register', { body: { ...form('a@rubrica.test'), password: 'Password123' } });
  expect(common).toMatchObject({
    status: 422,
    errors: { password: ['This password is too common. Choose another.'] },
  });
  const own = await server.fails('register', { body: { ...form('nour.adel@rubrica.test'), password: 'nour.adel' } });
  expect(own.errors).toHaveProperty('password');
  // Clients may send anything, so this sends what the types forbid.
  const wrong = { ...form('a@rubrica.test'), phone: '0100', consent: false } as unknown as ReturnType<typeof form>;
  const refused = await server.fails('register', { body: wrong }, { language: 'ar' });
  expect(Object.keys(refused.errors ?? {}).toSorted()).toEqual(['consent', 'phone']);
  expect(refused.errors?.['phone']?.[0]).toContain('رمز الدولة');
  expect(await stored('a@rubrica.test')).toBeUndefined();
});

test('two concurrent registrations of one address create one account', async () => {
  await Promise.all([1, 2, 3].map(() => server.ok('register', { body: form('twice@rubrica.test') })));
  expect(await stored('twice@rubrica.test')).toMatchObject({ status: 'pending' });
  expect(server.errors).toEqual([]);
});

test('with open registration the account is active at once', async () => {
  const open = await testServer({ registration: 'open' });
  const registered = await open.ok('register', { body: form('open@rubrica.test') });
  await open.app.background.drain();
  await open.ok('login', { body: { email: 'open@rubrica.test', password: 'blue-lantern-4' } });
  const known = await open.ok('register', { body: form('open@rubrica.test') });
  expect(known).toEqual(registered);
  expect(registered.message).toContain('log in');
  expect(registered.message).not.toContain('approval');
  await open.close();
});
