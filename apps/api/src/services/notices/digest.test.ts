import type { Language, UserId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../../db/schema/notices.ts';
import { users } from '../../db/schema/people.ts';
import { createHttp, type HttpOptions } from '../../http/app.ts';
import type { Mail } from '../../mail/open-mailer.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { testDisk } from '../../testing/test-disk.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { RateLimitedError } from '../errors/errors.ts';
import { notify } from './notify.ts';
import { sendDigests } from './send-digests.ts';

let server: TestServer;
let another: Awaited<ReturnType<TestServer['startAnother']>>;
let room: Classroom;
beforeAll(async () => {
  // 11:00 in Cairo.
  server = await testServer();
  another = await server.startAnother();
  room = await classroom(server);
});
afterAll(async () => {
  await another.stop();
  await server.close();
});
beforeEach(async () => {
  await server.app.db.delete(notices);
  await server.clearMails();
});

let told = 0;
/** Tells somebody that a task is due at 18:30 on the school's clock of 5 March. */
const tell = (id: UserId, title = 'Essay <2>') => {
  told += 1;
  const task = { _id: '01890a5d-ac96-774b-bcce-b302099a8057', title, kind: 'homework' as const };
  const about = { task, dueAt: '2026-03-05T16:30:00.000Z' };
  return notify(server.app.db, {
    kind: 'task-due',
    about,
    recipients: [id],
    key: `test:${told}`,
    at: server.clock.now(),
  });
};

/** Goes on to the next time at which the school's clock shows an hour; Cairo is two hours ahead of UTC. */
const goTo = (hour: number) => {
  const hours = (hour - 2 - server.clock.now().getUTCHours() + 48) % 24;
  server.clock.advance({ hours: hours === 0 ? 24 : hours });
};

const choose = async (who: SignedInPerson, digest: object, channels: object = {}) => {
  const fresh = { token: await server.login(who) };
  const { digest: before } = await server.ok('getNoticeChoices', {}, fresh);
  return server.ok('updateNoticeChoices', { body: { channels, digest: { ...before, ...digest } } }, fresh);
};

const speak = (who: SignedInPerson, language: Language) =>
  server.app.db.update(users).set({ language }).where(eq(users.id, who.id));

test('what is new and unread is mailed once a day, at the hour, in both languages', async () => {
  const { student, classmate } = room;
  await speak(classmate, 'ar');
  await tell(student.id);
  await tell(classmate.id, 'مقال');
  await sendDigests(server.app);
  expect(await server.mailsTo(student.email)).toEqual([]);
  goTo(18);
  await Promise.all([sendDigests(server.app), sendDigests(another.app), sendDigests(server.app)]);
  const [english, ...more] = await server.mailsTo(student.email);
  expect(more).toEqual([]);
  expect(english?.subject).toBe('1 new notice');
  expect(english?.text).toContain('“\u2068Essay <2>\u2069” is due Thursday 5 March at 18:30');
  expect(english?.text).toContain('the school (Africa/Cairo)');
  expect(english?.html).toContain('Essay &lt;2&gt;');
  expect(english?.html).toContain('<a href="https://school.example/student/notices">');
  const [arabic] = await server.mailsTo(classmate.email);
  expect(arabic?.subject).toBe('إشعار جديد واحد');
  expect(arabic?.text).toContain('موعد تسليم «\u2068مقال\u2069» الخميس');
  expect(arabic?.html).toContain('dir="rtl"');
  goTo(18);
  await sendDigests(server.app);
  expect(await server.mailsTo(student.email)).toHaveLength(1);
});

test('nothing is mailed of what was read, is told in the app alone, or turned off', async () => {
  const { student, classmate, otherStudent } = room;
  await choose(classmate, {}, { 'task-due': 'app' });
  await choose(otherStudent, { isOn: false });
  for (const { id } of [student, classmate, otherStudent]) await tell(id);
  const until = server.clock.now().toISOString();
  await server.ok('markNoticesRead', { body: { until } }, { token: await server.login(student) });
  goTo(18);
  await sendDigests(server.app);
  expect(server.mails).toEqual([]);
});

test('nothing is mailed in quiet hours, and what waits is mailed after them', async () => {
  const { student } = room;
  await choose(student, { hour: 23, quietHours: { from: 22, until: 7 } });
  await tell(student.id);
  for (const hour of [22, 23, 1, 6]) {
    goTo(hour);
    await sendDigests(server.app);
  }
  expect(server.mails).toEqual([]);
  goTo(7);
  await sendDigests(server.app);
  expect(await server.mailsTo(student.email)).toHaveLength(1);
  await choose(student, { hour: 18 });
});

test('a mail that cannot be sent is sent later, and the others are not held up', async () => {
  const { student, parent } = room;
  const absent = {
    student: { _id: student.id, name: 'Sara' },
    meeting: { _id: '01890a5d-ac96-774b-bcce-b302099a8058', title: 'Reading' },
  };
  const about = { ...absent, startsAt: server.clock.now().toISOString() };
  const at = server.clock.now();
  await notify(server.app.db, { kind: 'child-absent', about, recipients: [parent.id], key: 'absent', at });
  await tell(student.id);
  goTo(18);
  const send = vi.spyOn(server.app.mailer, 'send').mockRejectedValueOnce(new Error('The server is away.'));
  await expect(sendDigests(server.app)).rejects.toThrow('1 mails');
  expect(server.mails).toHaveLength(1);
  await sendDigests(server.app);
  send.mockRestore();
  expect(await server.mailsTo(student.email)).toHaveLength(1);
  expect(await server.mailsTo(parent.email)).toHaveLength(1);
});

test('a server that stops after sending leaves the mail to another one, which sends the same again', async () => {
  const { student } = room;
  await tell(student.id);
  goTo(18);
  const ended = {
    ...server.app,
    mailer: {
      send: async (mail: Mail) => {
        await server.app.mailer.send(mail);
        await new Promise(() => {});
      },
    },
  };
  void sendDigests(ended);
  await vi.waitFor(() => expect(server.mails).toHaveLength(1), { timeout: 30_000 });
  await sendDigests(another.app);
  expect(server.mails).toHaveLength(1);
  server.clock.advance({ minutes: 11 });
  await sendDigests(another.app);
  const [first, second] = await server.mailsTo(student.email);
  expect(second?.messageId).toBe(first?.messageId);
  await sendDigests(server.app);
  expect(server.mails).toHaveLength(2);
});

test('the link of a mail asks, and ends the mails when it is confirmed or the mail program says so', async () => {
  const { student } = room;
  await tell(student.id);
  goTo(18);
  await sendDigests(server.app);
  const [mail] = await server.mailsTo(student.email);
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const link = new URL(/^<(?<url>.*)>$/u.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.groups?.['url'] ?? '');
  expect(mail?.text).toContain(link.href);
  const incoming = { incoming: { socket: { remoteAddress: '192.0.2.9' } } };
  const request = (method: string, path = link.pathname, init: RequestInit = {}) =>
    Promise.resolve(server.http.request(path, { method, ...init }, incoming));
  const isOn = async () =>
    (await server.ok('getNoticeChoices', {}, { token: await server.login(student) })).digest.isOn;
  const page = await request('GET');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('<form method="post">');
  expect(await isOn()).toBe(true);
  const forged = link.pathname.replace(student.id, room.classmate.id);
  expect((await request('POST', forged)).status).toBe(404);
  for (const [language, text] of [
    ['en', 'log in'],
    ['ar', 'سجّل الدخول'],
  ] as const) {
    const unknown = await request('GET', '/api/unsubscribe/nonsense', { headers: { 'accept-language': language } });
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toMatch(new RegExp(`<html lang="${language}".*${text}.*<a href="/auth/login">`, 'su'));
  }
  // As a mail program sends it (RFC 8058): without a session, a cookie or a redirect.
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await request('POST', link.pathname, { body, redirect: 'error' })).status).toBe(200);
  expect(await isOn()).toBe(false);
  const done = await request('POST');
  expect(done.status).toBe(200);
  expect(await done.text()).toContain('<a href="/student/notices">');
});

const create = (options: Partial<HttpOptions>) =>
  createHttp({
    app: server.app,
    network: { trustedProxies: 0, allowedOrigins: [], inlineScriptHashes: [] },
    log: { info: () => {}, error: () => {} },
    ...options,
  });
const limited = () => Promise.reject(new RateLimitedError(30));

test.each([
  ['en', 'Try again'],
  ['ar', 'حاول مرة أخرى'],
] as const)('what hinders the end of the mails is told as a page too (%s)', async (language, again) => {
  const disk = testDisk();
  disk.setLevel('full');
  for (const [http, status] of [
    [create({ app: { ...server.app, disk } }), 507],
    [create({ requestLimiter: { limitAddress: limited, limitAccount: limited } }), 429],
  ] as const) {
    const headers = { 'accept-language': language };
    const page = await http.request('/api/unsubscribe/token', { method: 'POST', headers });
    expect([page.status, page.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8']);
    expect(await page.text()).toMatch(new RegExp(`<html lang="${language}".*role="alert">.+<button>${again}<`, 'su'));
  }
});
