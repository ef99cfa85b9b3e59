import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifications } from '../../db/schema/auth.ts';
import { auditLog } from '../../db/schema/system.ts';
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
  server.mails.splice(0);
});

const newPassword = 'three-old-boats';

/** Asks for a code and reads it from the mail. */
async function sentCode(email = person.email): Promise<string> {
  await server.ok('sendOtp', { body: { email } });
  await server.app.background.drain();
  server.clock.advance({ seconds: 1 });
  return /\b\d{6}\b/u.exec(server.mails.at(-1)?.text ?? '')?.[0] ?? '';
}

/** Checks a code and takes the grant's cookie. */
async function grantFor(otp: string, email = person.email): Promise<string> {
  const response = await server.send('verifyOtp', { body: { email, otp } });
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie') ?? '';
}

const cookieOf = (header: string) => header.split(';')[0] ?? '';
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const verify = (otp: string) => server.fails('verifyOtp', { body: { email: person.email, otp } });

describe('a forgotten password', () => {
  test('is replaced by the code from the mail: old sessions end, the new one opens the account', async () => {
    const before = await server.login(person);
    const cookie = cookieOf(await grantFor(await sentCode()));
    const said = await server.ok('resetPassword', { body: { email: person.email, newPassword } }, { cookie });
    expect(said).toEqual({ success: true, message: 'Password updated successfully!' });
    expect((await server.fails('getMe', {}, { token: before })).status).toBe(401);
    expect((await server.fails('login', { body: { email: person.email, password: testPassword } })).status).toBe(401);
    await server.login(person, newPassword);
    expect(await server.app.db.$count(auditLog, eq(auditLog.action, 'password.reset'))).toBe(1);
  });

  test('cannot be replaced by the payload alone', async () => {
    const refused = await server.fails('resetPassword', { body: { email: person.email, newPassword } });
    expect(refused).toMatchObject({ status: 403, code: 'grant_missing' });
    await server.login(person);
  });
});

describe('the code', () => {
  test('is asked for with the same reply by known and unknown emails, and only known ones get a mail', async () => {
    const known = await server.ok('sendOtp', { body: { email: person.email } });
    const unknown = await server.ok('sendOtp', { body: { email: 'nobody@rubrica.test' } });
    expect(unknown).toEqual(known);
    await server.app.background.drain();
    expect(server.mails.map(({ to }) => to)).toEqual([person.email]);
    const failed = await server.fails('verifyOtp', { body: { email: 'nobody@rubrica.test', otp: '123456' } });
    expect(failed).toEqual(await verify('000000'));
  });

  test('is nowhere in the database, nor is the address it was sent to', async () => {
    const code = await sentCode();
    const rows = JSON.stringify(await server.app.db.select().from(verifications));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(person.email);
    expect(await server.app.db.$count(auditLog, like(auditLog.actorName, `%${code}%`))).toBe(0);
  });

  test('is good for a minute and a short grace, no longer', async () => {
    const late = await sentCode();
    server.clock.advance({ seconds: 76 });
    expect(await verify(late)).toMatchObject({ status: 422, code: 'otp_wrong' });
    const inGrace = await sentCode();
    server.clock.advance({ seconds: 65 });
    await grantFor(inGrace);
  });

  test('is good once', async () => {
    const code = await sentCode();
    await grantFor(code);
    expect((await verify(code)).code).toBe('otp_wrong');
  });

  test('is void after five wrong tries', async () => {
    const code = await sentCode();
    for (let index = 0; index < 5; index += 1) await verify(wrongCode(code));
    expect((await verify(code)).code).toBe('otp_wrong');
  });

  test('gives one grant, however many send it at the same moment', async () => {
    const code = await sentCode();
    const body = { email: person.email, otp: code };
    const answers = await Promise.all(Array.from({ length: 6 }, () => server.send('verifyOtp', { body })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('still opens after four wrong tries', async () => {
    const code = await sentCode();
    for (let index = 0; index < 4; index += 1) await verify(wrongCode(code));
    await grantFor(code);
  });

  test('takes the place of the one before', async () => {
    const first = await sentCode();
    const second = await sentCode();
    if (first !== second) expect((await verify(first)).code).toBe('otp_wrong');
    await grantFor(second);
  });

  test('can be asked for five times in a quarter of an hour, and tried fifteen times', async () => {
    for (let index = 0; index < 5; index += 1) await server.ok('sendOtp', { body: { email: person.email } });
    expect((await server.fails('sendOtp', { body: { email: person.email } })).status).toBe(429);
    for (let index = 0; index < 15; index += 1) await verify('000000');
    expect((await verify('000000')).status).toBe(429);
    server.clock.advance({ minutes: 61 });
    await server.ok('sendOtp', { body: { email: person.email } });
  });

  test('comes in the reader’s language, as text and as HTML', async () => {
    const token = await server.login(person);
    await server.ok('updateMe', { body: { language: 'ar' } }, { token });
    const code = await sentCode();
    expect(server.mails.at(-1)).toMatchObject({ subject: `رمزك هو ${code}` });
    expect(server.mails.at(-1)?.html).toContain('dir="rtl"');
  });
});

describe('the grant', () => {
  test('is a cookie that no script reads, that only /reset-password sees, for ten minutes', async () => {
    const header = await grantFor(await sentCode());
    expect(header).toMatch(/; Path=\/api\/reset-password/u);
    expect(header).toMatch(/; HttpOnly/u);
    expect(header).toMatch(/; SameSite=Strict/u);
    expect(header).toMatch(/; Max-Age=600/u);
  });

  test('is good once', async () => {
    const cookie = cookieOf(await grantFor(await sentCode()));
    await server.ok('resetPassword', { body: { email: person.email, newPassword } }, { cookie });
    const again = await server.fails(
      'resetPassword',
      { body: { email: person.email, newPassword: 'another-one-5' } },
      { cookie },
    );
    expect(again.code).toBe('grant_missing');
  });

  test('is over after ten minutes', async () => {
    const cookie = cookieOf(await grantFor(await sentCode()));
    server.clock.advance({ minutes: 10, seconds: 1 });
    expect((await server.fails('resetPassword', { body: { email: person.email, newPassword } }, { cookie })).code).toBe(
      'grant_missing',
    );
  });

  test('opens no other account', async () => {
    const victim = await server.makePerson({ role: 'admin', name: `Victim ${count}` });
    const cookie = cookieOf(await grantFor(await sentCode()));
    expect((await server.fails('resetPassword', { body: { email: victim.email, newPassword } }, { cookie })).code).toBe(
      'grant_missing',
    );
    await server.login(victim);
  });

  test('survives a password that is refused', async () => {
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
