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
