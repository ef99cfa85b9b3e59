import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { verifications } from '../../db/schema/auth.ts';
import { auditLog } from '../../db/schema/system.ts';
import { refusingWrites } from '../../testing/refuse-writes.ts';
import { type Person, testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let person: Person;
let count = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  count += 1;
  person = await server.makePerson({ role: 'student', name: `Forgetful ${count}` });
  await server.clearMails();
});

const newPassword = 'three-old-boats';

/** Requests a code and returns it from the email. */
async function sentCode(email = person.email): Promise<string> {
  await server.ok('sendOtp', { body: { email } });
  const code = await server.mailedCode(email);
  server.clock.advance({ seconds: 1 });
  return code;
}

/** Verifies a code and returns the grant's cookie. */
async function grantFor(otp: string, email = person.email): Promise<string> {
  const response = await server.send('verifyOtp', { body: { email, otp } });
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie') ?? '';
}

const cookieOf = (header: string) => header.split(';')[0] ?? '';
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const verify = (otp: string) => server.fails('verifyOtp', { body: { email: person.email, otp } });

describe('a forgotten password', () => {
  test('is reset with the emailed code; old sessions end and the new password works', async () => {
    const before = await server.login(person);
    const cookie = cookieOf(await grantFor(await sentCode()));
    const said = await server.ok('resetPassword', { body: { email: person.email, newPassword } }, { cookie });
    expect(said).toEqual({ success: true, message: 'Password updated successfully!' });
    expect((await server.fails('getMe', {}, { token: before })).status).toBe(401);
    expect((await server.fails('login', { body: { email: person.email, password: testPassword } })).status).toBe(401);
    await server.login(person, newPassword);
    expect(await server.app.db.$count(auditLog, eq(auditLog.action, 'password.reset'))).toBe(1);
  });

  test('cannot be reset without the grant', async () => {
    const refused = await server.fails('resetPassword', { body: { email: person.email, newPassword } });
    expect(refused).toMatchObject({ status: 403, code: 'grant_missing' });
    await server.login(person);
  });
});

describe('the code', () => {
  test('is requested with the same reply for known and unknown emails, and only known ones get an email', async () => {
    const known = await server.ok('sendOtp', { body: { email: person.email } });
    const unknown = await server.ok('sendOtp', { body: { email: 'nobody@rubrica.test' } });
    expect(unknown).toEqual(known);
    await server.app.background.drain();
    expect(server.mails.map(({ to }) => to)).toEqual([person.email]);
    const failed = await server.fails('verifyOtp', { body: { email: 'nobody@rubrica.test', otp: '123456' } });
    expect(failed).toEqual(await verify('000000'));
  });

  test('that cannot be sent is told in the log, and not to whoever asked for it', async () => {
    const refusal = new Error('550 no such user');
    const send = vi.spyOn(server.app.mailer, 'send').mockRejectedValueOnce(refusal);
    const error = vi.spyOn(server.app.log, 'error').mockImplementation(() => {});
    try {
      expect(await server.ok('sendOtp', { body: { email: person.email } })).toMatchObject({ success: true });
      await server.app.background.drain();
      expect(error.mock.calls).toEqual([['Sending an OTP failed.', refusal]]);
    } finally {
      send.mockRestore();
      error.mockRestore();
    }
  });

  test('is not stored in plain text, nor is the address it was sent to', async () => {
    const code = await sentCode();
    const rows = JSON.stringify(await server.app.db.select().from(verifications));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(person.email);
    expect(await server.app.db.$count(auditLog, like(auditLog.actorName, `%${code}%`))).toBe(0);
  });

  test('is valid for one minute and 15 seconds', async () => {
    const late = await sentCode();
    server.clock.advance({ seconds: 76 });
    expect(await verify(late)).toMatchObject({ status: 422, code: 'otp_wrong' });
    const inGrace = await sentCode();
    server.clock.advance({ seconds: 65 });
    await grantFor(inGrace);
  });

  test('can be used once', async () => {
    const code = await sentCode();
    await grantFor(code);
    expect((await verify(code)).code).toBe('otp_wrong');
  });

  test('is invalid after five wrong attempts', async () => {
    const code = await sentCode();
    for (let index = 0; index < 5; index += 1) await verify(wrongCode(code));
    expect((await verify(code)).code).toBe('otp_wrong');
  });

  test('gives one grant to concurrent requests', async () => {
    const code = await sentCode();
    const body = { email: person.email, otp: code };
    const answers = await Promise.all(Array.from({ length: 6 }, () => server.send('verifyOtp', { body })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('is still valid after four wrong attempts', async () => {
    const code = await sentCode();
    for (let index = 0; index < 4; index += 1) await verify(wrongCode(code));
    await grantFor(code);
  });

  test('replaces the previous one', async () => {
    const first = await sentCode();
    const second = await sentCode();
    if (first !== second) expect((await verify(first)).code).toBe('otp_wrong');
    await grantFor(second);
  });

  test('can be requested five times and tried fifteen times in 15 minutes', async () => {
    for (let index = 0; index < 5; index += 1) await server.ok('sendOtp', { body: { email: person.email } });
    expect((await server.fails('sendOtp', { body: { email: person.email } })).status).toBe(429);
    for (let index = 0; index < 15; index += 1) await verify('000000');
    expect((await verify('000000')).status).toBe(429);
    server.clock.advance({ minutes: 61 });
    await server.ok('sendOtp', { body: { email: person.email } });
  });

  test('is sent in the recipient’s language, as text and HTML', async () => {
    const token = await server.login(person);
    await server.ok('updateMe', { body: { language: 'ar' } }, { token });
    const code = await sentCode();
    const mail = (await server.mailsTo(person.email)).at(-1);
    expect(mail?.subject).toBe(`رمزك هو ${code}`);
    expect(mail?.html).toContain('dir="rtl"');
  });
});

describe('the grant', () => {
  test('is an HttpOnly cookie for /reset-password that expires after ten minutes', async () => {
    const header = await grantFor(await sentCode());
    expect(header).toMatch(/; Path=\/api\/reset-password/u);
    expect(header).toMatch(/; HttpOnly/u);
    expect(header).toMatch(/; SameSite=Strict/u);
    expect(header).toMatch(/; Max-Age=600/u);
  });

  test('can be used once', async () => {
    const cookie = cookieOf(await grantFor(await sentCode()));
    await server.ok('resetPassword', { body: { email: person.email, newPassword } }, { cookie });
    const again = await server.fails(
      'resetPassword',
      { body: { email: person.email, newPassword: 'another-one-5' } },
      { cookie },
    );
    expect(again.code).toBe('grant_missing');
  });

  test('ends when the address of the account is corrected', async () => {
    const admin = { token: await server.login(await server.makePerson({ role: 'admin', name: `Amal ${count}` })) };
    const cookie = cookieOf(await grantFor(await sentCode()));
    const email = `right.${person.email}`;
    const body = { name: person.name, email, role: 'student' as const, status: 'active' as const };
    await server.ok('updateUser', { params: { id: person.id }, body }, admin);
    const refused = await server.fails('resetPassword', { body: { email, newPassword } }, { cookie });
    expect(refused.code).toBe('grant_missing');
    await server.login({ email }, testPassword);
  });

  test('can be used again after the password could not be stored', async () => {
    const cookie = cookieOf(await grantFor(await sentCode()));
    const body = { email: person.email, newPassword };
    const failed = await refusingWrites(server.app.db, 'accounts', () =>
      server.send('resetPassword', { body }, { cookie }),
    );
    expect(failed.status).toBe(500);
    expect(failed.headers.getSetCookie().filter((each) => each.startsWith('rubrica_grant='))).toEqual([]);
    await server.login(person);
    await server.ok('resetPassword', { body }, { cookie });
    await server.login(person, newPassword);
    expect((await server.fails('resetPassword', { body }, { cookie })).code).toBe('grant_missing');
  });

  test('sets one password and has few hashed, however often it is sent at once', async () => {
    const cookie = cookieOf(await grantFor(await sentCode()));
    const hash = vi.spyOn(server.app.auth, 'hashPassword');
    const body = { email: person.email, newPassword };
    const tries = Array.from({ length: 15 }, () => server.send('resetPassword', { body }, { cookie }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(hash.mock.calls.length).toBeLessThanOrEqual(10);
    hash.mockRestore();
    await server.login(person, newPassword);
  });

  test('expires after ten minutes', async () => {
    const cookie = cookieOf(await grantFor(await sentCode()));
    server.clock.advance({ minutes: 10, seconds: 1 });
    expect((await server.fails('resetPassword', { body: { email: person.email, newPassword } }, { cookie })).code).toBe(
      'grant_missing',
    );
  });

  test('is rejected for another account', async () => {
    const victim = await server.makePerson({ role: 'admin', name: `Victim ${count}` });
    const cookie = cookieOf(await grantFor(await sentCode()));
    expect((await server.fails('resetPassword', { body: { email: victim.email, newPassword } }, { cookie })).code).toBe(
      'grant_missing',
    );
    await server.login(victim);
  });

  test('remains valid after a rejected password', async () => {
    const cookie = cookieOf(await grantFor(await sentCode()));
    const refused = await server.fails(
      'resetPassword',
      { body: { email: person.email, newPassword: '123456' } },
      { cookie },
    );
    expect(refused.errors).toHaveProperty('newPassword');
    await server.ok('resetPassword', { body: { email: person.email, newPassword } }, { cookie });
  });
});
