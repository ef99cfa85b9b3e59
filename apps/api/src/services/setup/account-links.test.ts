import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { accountLinks } from '../../db/schema/auth.ts';
import { users } from '../../db/schema/people.ts';
import { auditLog } from '../../db/schema/system.ts';
import { testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { createAccountLink } from './account-links.ts';

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
// Nobody can administer the server before each test.
beforeEach(async () => {
  count += 1;
  await server.app.db.update(users).set({ status: 'disabled' }).where(eq(users.role, 'admin'));
});

const password = 'three-old-boats';
const setUpToken = async () =>
  (await createAccountLink(server.app.db, { ...server.app, actor: 'server', userId: null })).token;
const form = (token: string) => ({ token, name: 'Huda', email: `huda.${count}@school.example`, password });
const check = (token: string) => server.fails('checkAccountLink', { body: { token } });

/** Makes an admin and a link to their password. */
const linkFor = async (name: string) => {
  const person = await server.makePerson({ role: 'admin', name, loggedInBefore: false });
  const { token } = await createAccountLink(server.app.db, {
    ...server.app,
    actor: 'command line',
    userId: person.id,
  });
  return { person, token };
};

describe('a set-up link', () => {
  test('creates the first admin, who is signed in and can administer', async () => {
    const token = await setUpToken();
    expect(await server.ok('checkAccountLink', { body: { token } })).toEqual({ kind: 'set-up', account: null });
    const login = await server.ok('createFirstAdmin', { body: form(token) });
    expect(login.user).toMatchObject({ role: 'admin', name: 'Huda', loggedInBefore: 'true' });
    expect((await server.ok('listUsers', { query: {} }, { token: login.token })).total).toBeGreaterThan(0);
    await server.login({ email: form(token).email }, password);
  });

  test('can be used once, and its page can say so', async () => {
    const token = await setUpToken();
    await server.ok('createFirstAdmin', { body: form(token) });
    expect(await check(token)).toMatchObject({ status: 403, code: 'link_used' });
    const again = { ...form(token), email: 'second@school.example' };
    expect((await server.fails('createFirstAdmin', { body: again })).code).toBe('link_used');
  });

  test('is of no use once there is an admin, whoever created them', async () => {
    const token = await setUpToken();
    await server.makePerson({ role: 'admin', name: `Other ${count}` });
    expect((await check(token)).code).toBe('link_used');
    expect((await server.fails('createFirstAdmin', { body: form(token) })).code).toBe('link_used');
  });

  test('makes one admin of two people who use two links at once', async () => {
    const tokens = [await setUpToken(), await setUpToken()];
    const replies = await Promise.all(
      tokens.map((token, index) =>
        server.send('createFirstAdmin', { body: { ...form(token), email: `twin${index}@school.example` } }),
      ),
    );
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('expires after a day', async () => {
    const token = await setUpToken();
    server.clock.advance({ hours: 24, seconds: 1 });
    expect((await check(token)).code).toBe('link_expired');
    expect((await server.fails('createFirstAdmin', { body: form(token) })).code).toBe('link_expired');
  });

  test('stays valid after a refused password or a taken email', async () => {
    const token = await setUpToken();
    const taken = (await server.makePerson({ role: 'student', name: `Taken ${count}` })).email;
    const common = await server.fails('createFirstAdmin', { body: { ...form(token), password: 'Password123' } });
    expect(common.errors).toHaveProperty('password');
    const used = await server.fails('createFirstAdmin', { body: { ...form(token), email: taken } });
    expect(used.errors).toHaveProperty('email');
    await server.ok('createFirstAdmin', { body: form(token) });
  });

  test('is stored as a hash, and its creation and use are audited', async () => {
    const token = await setUpToken();
    await server.ok('createFirstAdmin', { body: form(token) });
    const log = await server.app.db.select().from(auditLog);
    expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['account-link.create', 'user.set-up']));
    expect(JSON.stringify([log, await server.app.db.select().from(accountLinks)])).not.toContain(token);
  });

  test('that nobody made is refused like one with a letter missing, and guesses are limited', async () => {
    const token = await setUpToken();
    expect((await check(token.slice(1))).code).toBe('link_unknown');
    expect((await check('')).code).toBe('link_unknown');
    for (let index = 0; index < 60; index += 1) await check(`guess-${index}`);
    expect((await check(token)).status).toBe(429);
    server.clock.advance({ minutes: 16 });
  });
});

describe('a password link', () => {
  test('sets the password of its account, ends its sessions and signs in', async () => {
    const { person, token } = await linkFor(`Linked ${count}`);
    const before = await server.login(person);
    const { account } = await server.ok('checkAccountLink', { body: { token } });
    expect(account).toEqual({ name: person.name, email: person.email });
    const login = await server.ok('setPasswordByLink', { body: { token, newPassword: password } });
    expect(login.user).toMatchObject({ _id: person.id, loggedInBefore: 'true' });
    await server.ok('getMe', {}, { token: login.token });
    expect((await server.fails('getMe', {}, { token: before })).status).toBe(401);
    expect((await server.fails('login', { body: { email: person.email, password: testPassword } })).status).toBe(401);
    expect((await check(token)).code).toBe('link_used');
  });

  test('that is unknown or used has no password hashed', async () => {
    const { token } = await linkFor(`Unhashed ${count}`);
    await server.ok('setPasswordByLink', { body: { token, newPassword: password } });
    const hash = vi.spyOn(server.app.auth, 'hashPassword');
    for (const dead of [token, token.slice(1)])
      expect((await server.fails('setPasswordByLink', { body: { token: dead, newPassword: password } })).status).toBe(
        403,
      );
    expect(hash).not.toHaveBeenCalled();
    hash.mockRestore();
  });

  test('cannot create a first admin, and a set-up link sets no password', async () => {
    const { token } = await linkFor(`Mixed ${count}`);
    expect((await server.fails('createFirstAdmin', { body: form(token) })).code).toBe('link_unknown');
    await server.app.db.update(users).set({ status: 'disabled' }).where(eq(users.role, 'admin'));
    const setUp = await setUpToken();
    const refused = await server.fails('setPasswordByLink', { body: { token: setUp, newPassword: password } });
    expect(refused.code).toBe('link_unknown');
  });

  test('dies when the password is set in another way', async () => {
    const { person, token } = await linkFor(`Overtaken ${count}`);
    const admin = { token: await server.login(await server.makePerson({ role: 'admin', name: `Helper ${count}` })) };
    await server.ok('adminResetPassword', { body: { userId: person.id, newPassword: password } }, admin);
    expect((await check(token)).code).toBe('link_used');
  });

  test('that is valid counts as no guess, however many are opened behind one address', async () => {
    const links = [];
    for (let index = 0; index < 35; index += 1) links.push(await linkFor(`Class ${count} ${index}`));
    for (const { token } of links) {
      await server.ok('checkAccountLink', { body: { token } });
      await server.fails('setPasswordByLink', { body: { token, newPassword: 'Password123' } });
      await server.ok('setPasswordByLink', { body: { token, newPassword: password } });
    }
  });

  test('has few passwords hashed, however often it is used at once', async () => {
    const { token } = await linkFor(`Often ${count}`);
    const hash = vi.spyOn(server.app.auth, 'hashPassword').mockRejectedValue(new Error('Out of memory.'));
    const use = () => server.send('setPasswordByLink', { body: { token, newPassword: password } });
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await use()).status));
    expect(hash.mock.calls.length).toBeLessThanOrEqual(10);
    expect(statuses).toContain(429);
    hash.mockRestore();
    server.errors.length = 0;
  });
});
