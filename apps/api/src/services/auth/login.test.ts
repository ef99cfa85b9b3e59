import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { hashPassword, withPasswordsOf } from '../../auth/passwords.ts';
import { sessions } from '../../db/schema/auth.ts';
import { auditLog } from '../../db/schema/system.ts';
import { type Person, testPassword } from '../../testing/test-people.ts';
import { UnavailableError } from '../errors/errors.ts';
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
      user: {
        _id: student.id,
        role: 'student',
        name: 'Salma',
        email: student.email,
        loggedInBefore: 'true',
        language: 'en',
      },
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

describe('when many log in', () => {
  test('who would wait long is told when to come again, and has not used up a try', async () => {
    const { auth } = server.app;
    const person = await server.makePerson({ role: 'student', name: 'Waiting in line' });
    const signIn = vi
      .spyOn(auth, 'signIn')
      .mockRejectedValue(new UnavailableError('passwords_waiting', { seconds: 9 }));
    onTestFinished(() => signIn.mockRestore());
    const body = { email: person.email, password: testPassword };
    for (let count = 0; count < 12; count += 1) {
      const response = await server.send('login', { body }, { address: '198.51.100.71' });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '9']);
      expect(await response.json()).toMatchObject({
        code: 'passwords_waiting',
        message: 'Many are logging in now. Wait 9 seconds and try again.',
      });
    }
    signIn.mockRestore();
    expect(await tried(person.email, 'not-this-one', '198.51.100.71')).toMatchObject({ status: 401 });
    await server.ok('login', { body }, { address: '198.51.100.71' });
  });

  test('few are under way at once, so that saves find a connection', async () => {
    const release = Promise.withResolvers<void>();
    let [inside, most] = [0, 0];
    const signIn = vi.spyOn(server.app.auth, 'signIn').mockImplementation(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await release.promise;
      inside -= 1;
      return null;
    });
    onTestFinished(() => signIn.mockRestore());
    const tries = Array.from({ length: 20 }, (_, index) =>
      tried(`nobody${index}@rubrica.test`, 'not-this-one', `198.51.101.${index}`),
    );
    await expect.poll(() => inside).toBe(3);
    release.resolve();
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 401));
    expect(most).toBe(3);
  });

  test('one who sends many passwords holds up nobody elsewhere', async () => {
    let compared = 0;
    const flood = withPasswordsOf('198.51.100.72', () =>
      Array.from({ length: 60 }, () => hashPassword('correct-horse-7').then(() => (compared += 1))),
    );
    await server.ok('login', { body: { email: student.email, password: testPassword } }, { address: '198.51.100.73' });
    expect(compared).toBeLessThan(flood.length / 2);
    await Promise.all(flood);
  });
});
