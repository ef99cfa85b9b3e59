import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../db/schema/system.ts';
import { type Person, testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Person;
let student: Person;
beforeAll(async () => {
  server = await testServer();
  admin = await server.makePerson({ role: 'admin', name: 'Amal' });
  student = await server.makePerson({ role: 'student', name: 'Salma' });
});
afterAll(() => server.close());

describe('a session', () => {
  test('ends at logout, and only that session', async () => {
    const [here, there] = [await server.login(student), await server.login(student)];
    await server.ok('logout', { body: { email: student.email } }, { token: here });
    expect((await server.fails('getMe', {}, { token: here })).status).toBe(401);
    await server.ok('getMe', {}, { token: there });
  });

  test('ends after a week without use and is extended by use', async () => {
    const [used, left] = [await server.login(student), await server.login(student)];
    for (let day = 0; day < 8; day += 1) {
      server.clock.advance({ days: 1 });
      await server.ok('getMe', {}, { token: used });
    }
    expect((await server.fails('getMe', {}, { token: left })).status).toBe(401);
  });

  test('is listed for its owner, and only they can end it from another session', async () => {
    const owner = await server.makePerson({ role: 'parent', name: 'Hoda' });
    const [here, there] = [await server.login(owner), await server.login(owner)];
    const { items } = await server.ok('listSessions', {}, { token: here });
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ userAgent: 'suite', ipAddress: '192.0.2.1' });
    const other = items.find(({ current }) => !current)?._id ?? '';
    const stranger = await server.login(student);
    expect((await server.fails('endSession', { params: { id: other } }, { token: stranger })).status).toBe(404);
    await server.ok('getMe', {}, { token: there });
    await server.ok('endSession', { params: { id: other } }, { token: here });
    expect((await server.fails('getMe', {}, { token: there })).status).toBe(401);
  });

  test('is not accepted from a malformed header', async () => {
    for (const token of ['', 'x', "' or 1=1 --", 'a'.repeat(5000)]) {
      expect((await server.fails('getMe', {}, { token })).status).toBe(401);
    }
  });
});

describe('a forced login', () => {
  const reason = 'The student cannot find their task.';

  test('acts as the user for 15 minutes, reports the admin, and is audited with both', async () => {
    const token = await server.login(admin);
    const forced = await server.ok('forceLogin', { body: { userId: student.id, reason } }, { token });
    expect(forced.user).toMatchObject({ _id: student.id, role: 'student' });
    const me = await server.ok('getMe', {}, { token: forced.token });
    expect(me.forcedBy).toEqual({ _id: admin.id, name: 'Amal' });
    expect(new Date(me.sessionEndsAt).getTime() - server.clock.now().getTime()).toBe(15 * 60_000);
    const [entry] = await server.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'force-login'))
      .orderBy(desc(auditLog.at));
    expect(entry).toMatchObject({
      actorId: admin.id,
      object: `user:${student.id}`,
      details: { reason, name: 'Salma' },
    });
    server.clock.advance({ minutes: 14 });
    await server.ok('getMe', {}, { token: forced.token });
    server.clock.advance({ minutes: 2 });
    expect((await server.fails('getMe', {}, { token: forced.token })).status).toBe(401);
  });

  test('cannot change the password, profile or sessions of the user', async () => {
    const token = await server.login(admin);
    const forced = await server.ok('forceLogin', { body: { userId: student.id, reason } }, { token });
    const as = { token: forced.token };
    const refused = { status: 403, code: 'forced_session' };
    const change = { currentPassword: testPassword, newPassword: 'taken-over-1' };
    expect(await server.fails('changePassword', { body: change }, as)).toMatchObject(refused);
    expect(await server.fails('updateMe', { body: { name: 'Other' } }, as)).toMatchObject(refused);
    expect(await server.fails('listSessions', {}, as)).toMatchObject(refused);
    expect(await server.fails('createPairingCode', {}, as)).toMatchObject(refused);
  });

  test('audits actions with both names', async () => {
    const token = await server.login(admin);
    const forced = await server.ok('forceLogin', { body: { userId: student.id, reason } }, { token });
    await server.ok('logout', { body: {} }, { token: forced.token });
    const [entry] = await server.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'logout'))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({ actorId: student.id, onBehalfOf: admin.id });
  });

  test('is not possible as an admin or as a user who is not active', async () => {
    const token = await server.login(admin);
    const second = await server.makePerson({ role: 'admin', name: 'Second' });
    const gone = await server.makePerson({ role: 'student', name: 'Gone', status: 'disabled' });
    const waiting = await server.makePerson({ role: 'student', name: 'Waiting', status: 'pending' });
    const as = (userId: string) => server.fails('forceLogin', { body: { userId, reason } }, { token });
    expect(await as(second.id)).toMatchObject({ status: 403, code: 'force_login_admin' });
    // The admin reads what to do about it, and not what the account's owner would read.
    const refusal = { status: 403, code: 'force_login_inactive', message: expect.stringContaining('Set its status') };
    for (const { id } of [gone, waiting]) expect(await as(id)).toMatchObject(refusal);
    expect((await as('0197a000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  test('does not require the first password change', async () => {
    const token = await server.login(admin);
    const newcomer = await server.makePerson({ role: 'student', name: 'Newcomer', loggedInBefore: false });
    const forced = await server.ok('forceLogin', { body: { userId: newcomer.id, reason } }, { token });
    expect(forced.user.loggedInBefore).toBe('true');
    await server.ok('getMe', {}, { token: forced.token });
    expect(
      (await server.ok('login', { body: { email: newcomer.email, password: testPassword } })).user.loggedInBefore,
    ).toBe('false');
  });
});
