import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/auth.ts';
import { auditLog } from '../../db/schema/system.ts';
import { type Person, testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let student: Person;
beforeAll(async () => {
  server = await testServer();
  student = await server.makePerson({ role: 'student', name: 'Salma' });
});
afterAll(() => server.close());

const tried = (email: string, password = 'not-this-one', address = '192.0.2.1', language = 'en') =>
  server.fails('login', { body: { email, password } }, { address, language });

describe('login', () => {
  test('returns token and user as specified, for any case of the email', async () => {
    const reply = await server.ok('login', { body: { email: ' SALMA@rubrica.test', password: testPassword } });
    expect(reply).toEqual({
      token: expect.stringMatching(/^\w{32}$/u),
      user: { _id: student.id, role: 'student', name: 'Salma', email: student.email, loggedInBefore: 'true' },
    });
  });

  test('stores a hash of the token, which is not accepted as a token', async () => {
    const token = await server.login(student);
    const rows = await server.app.db.select().from(sessions).where(eq(sessions.userId, student.id));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const row of rows) expect((await server.fails('getMe', {}, { token: row.token })).status).toBe(401);
  });

  test('replies to a wrong password and an unknown email alike', async () => {
    const wrong = await tried(student.email);
    expect(wrong).toEqual({ status: 401, code: 'login_failed', message: 'The email or password is incorrect.' });
    expect(await tried('nobody@rubrica.test')).toEqual(wrong);
    expect((await tried(student.email, 'not-this-one', '192.0.2.1', 'ar')).message).toContain('كلمة المرور');
  });

  test('refuses pending and disabled users, and says so only for the right password', async () => {
    const waiting = await server.makePerson({ role: 'student', name: 'Waiting', status: 'pending' });
    const gone = await server.makePerson({ role: 'student', name: 'Gone', status: 'disabled' });
    expect(await tried(waiting.email, testPassword)).toMatchObject({ status: 403, code: 'account_pending' });
    expect(await tried(gone.email, testPassword)).toMatchObject({ status: 403, code: 'account_disabled' });
    expect(await tried(gone.email)).toMatchObject({ status: 401, code: 'login_failed' });
    expect(await server.app.db.$count(sessions, eq(sessions.userId, gone.id))).toBe(0);
  });

  test('audits every outcome with the IP address', async () => {
    await server.ok('login', { body: { email: student.email, password: testPassword } }, { address: '198.51.100.7' });
    await tried('intruder@rubrica.test', 'guess-1', '198.51.100.7');
    const rows = await server.app.db.select().from(auditLog).where(eq(auditLog.ipAddress, '198.51.100.7'));
    expect(rows.map(({ action, actorId, actorName }) => ({ action, actorId, actorName }))).toEqual([
      { action: 'login', actorId: student.id, actorName: 'Salma' },
      { action: 'login.failed', actorId: null, actorName: 'intruder@rubrica.test' },
    ]);
  });
});

describe('too many failed logins', () => {
  test('block an account after ten wrong passwords from any address, and no other account', async () => {
    const target = await server.makePerson({ role: 'student', name: 'Target' });
    for (let index = 0; index < 10; index += 1) {
      expect((await tried(target.email, 'wrong', `203.0.113.${index}`)).status).toBe(401);
    }
    const refused = await server.send(
      'login',
      { body: { email: target.email, password: testPassword } },
      { address: '203.0.113.99' },
    );
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    await server.login(student);
    server.clock.advance({ minutes: 16 });
    await server.login(target);
  });

  test('block an address after sixty wrong passwords for many accounts; successful logins do not count', async () => {
    const address = '203.0.113.200';
    for (let index = 0; index < 60; index += 1) await tried(`guess${index}@rubrica.test`, 'wrong', address);
    expect(await tried('another@rubrica.test', 'wrong', address)).toMatchObject({ status: 429, code: 'rate_limited' });
    server.clock.advance({ minutes: 16 });
    for (let index = 0; index < 65; index += 1) {
      await server.ok('login', { body: { email: student.email, password: testPassword } }, { address });
    }
  });
});
