import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/people.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { planMeeting } from '../../testing/meetings.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
let count = 0;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const password = 'three-old-boats';

/** Somebody registers, as people do on the page. */
async function registrant(fields: { name?: string; language?: 'en' | 'ar' } = {}) {
  count += 1;
  const form = { name: `Applicant ${count}`, email: `applicant.${count}@school.example`, phone: '+201001234567' };
  const body = { ...form, ...fields, password, consent: true as const };
  await server.ok('register', { body });
  await server.app.background.drain();
  const [user] = await server.app.db.select().from(users).where(eq(users.email, body.email));
  return { id: user?.id ?? '', ...body };
}
const approve = (ids: string[], more: { groups?: string[]; level?: string } = {}) =>
  server.ok('approveRegistrations', { body: { users: ids, ...more } }, room.admin);
const reject = (ids: string[], reason = 'We need your full name.') =>
  server.ok('rejectRegistrations', { body: { users: ids, reason } }, room.admin);
const userOf = (id: string) => server.ok('getUser', { params: { id } }, room.admin);

test('whoever registers is announced to the admins', async () => {
  const { name } = await registrant();
  const { items } = await server.ok('listNotices', { query: {} }, room.admin);
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'registration-waiting', about: { student: expect.objectContaining({ name }) } }),
  );
});

describe('approving', () => {
  test('opens many accounts at once, with groups and level, and mails each in their language', async () => {
    const level = await server.ok('createLevel', { body: { name: 'B2' } }, room.admin);
    const [english, arabic] = [await registrant(), await registrant({ language: 'ar' })];
    const reply = await approve([english.id, arabic.id], { groups: [room.group], level: level._id });
    expect(new Set(reply.changed)).toEqual(new Set([english.id, arabic.id]));
    for (const { id } of [english, arabic])
      expect(await userOf(id)).toMatchObject({ status: 'active', groups: [room.group], level: level._id });
    expect((await server.mailsTo(english.email)).map(({ subject }) => subject)).toEqual(['Your account is open']);
    expect((await server.mailsTo(arabic.email)).map(({ subject }) => subject)).toEqual(['أصبح حسابك مفتوحًا']);
    await server.login(english, password);
  });

  test('leaves nobody half approved where a group does not exist', async () => {
    const { id, email } = await registrant();
    const body = { users: [id], groups: ['0197a000-0000-7000-8000-000000000000'] };
    expect((await server.fails('approveRegistrations', { body }, room.admin)).errors).toHaveProperty('groups');
    expect(await userOf(id)).toMatchObject({ status: 'pending', groups: [] });
    expect(await server.mailsTo(email)).toEqual([]);
  });

  test('says what a colleague has decided meanwhile, and mails nobody twice', async () => {
    const [approved, rejected, waiting] = [await registrant(), await registrant(), await registrant()];
    await approve([approved.id]);
    await reject([rejected.id]);
    const gone = '0197a000-0000-7000-8000-000000000000';
    const reply = await approve([approved.id, rejected.id, waiting.id, gone]);
    expect(reply.changed).toEqual([waiting.id]);
    expect(reply.skipped).toEqual(
      expect.arrayContaining([
        { _id: approved.id, name: approved.name, reason: 'approved' },
        { _id: rejected.id, name: rejected.name, reason: 'rejected' },
        { _id: gone, name: '', reason: 'gone' },
      ]),
    );
    expect(await server.mailsTo(approved.email)).toHaveLength(1);
    expect(await userOf(rejected.id)).toMatchObject({ status: 'disabled' });
  });

  test('of two admins who decide on the same people at once, one decision stands for each of them', async () => {
    const people = [await registrant(), await registrant(), await registrant()];
    const ids = people.map(({ id }) => id);
    const [approved, rejected] = await Promise.all([approve(ids), reject(ids.toReversed())]);
    expect(approved.changed.length + rejected.changed.length).toBe(3);
    for (const { id, email } of people) {
      const { status } = await userOf(id);
      expect(status).toBe(approved.changed.includes(id) ? 'active' : 'disabled');
      expect(await server.mailsTo(email)).toHaveLength(1);
    }
  });
});

describe('rejecting', () => {
  test('mails the reason, and keeps the account closed', async () => {
    const person = await registrant({ language: 'ar' });
    await reject([person.id], 'نحتاج إلى اسمك الكامل.');
    const [mail] = await server.mailsTo(person.email);
    expect(mail?.subject).toBe('بخصوص تسجيلك');
    expect(mail?.text).toContain('نحتاج إلى اسمك الكامل.');
    const refused = await server.fails('login', { body: { email: person.email, password } });
    expect(refused.code).toBe('account_disabled');
  });

  test('needs a reason', async () => {
    const { id } = await registrant();
    const refused = await server.fails('rejectRegistrations', { body: { users: [id], reason: ' ' } }, room.admin);
    expect(refused.errors).toHaveProperty('reason');
  });

  test('lets the person register again with the same email, and approves what they corrected', async () => {
    const person = await registrant({ name: 'Mo' });
    await reject([person.id]);
    const again = { name: 'Mona Salem', email: person.email, phone: '+201001234568', password: 'four-new-boats' };
    await server.ok('register', { body: { ...again, consent: true } });
    await server.app.background.drain();
    expect(await userOf(person.id)).toMatchObject({ name: 'Mona Salem', phone: again.phone, status: 'pending' });
    await approve([person.id]);
    await server.login(person, again.password);
    expect((await server.fails('login', { body: { email: person.email, password } })).status).toBe(401);
  });

  test('gives whoever registers in its place nothing that the first one was given', async () => {
    const { group, student, admin } = room;
    const level = await server.ok('createLevel', { body: { name: 'C1' } }, admin);
    const [parent, learner] = [await registrant(), await registrant()];
    const mother = await server.makePerson({ role: 'parent', name: 'Mother' });
    const change = async (id: string, fields: Partial<Awaited<ReturnType<typeof userOf>>>) => {
      const { createdAt: _, updatedAt: _2, _id, lastLoginAt: _3, loggedInBefore: _4, ...rest } = await userOf(id);
      await server.ok('updateUser', { params: { id: _id }, body: { ...rest, ...fields } }, admin);
    };
    await change(parent.id, { role: 'parent', children: [student.id, learner.id] });
    await change(mother.id, { children: [learner.id] });
    await change(learner.id, { groups: [group], level: level._id });
    const byName = { title: 'For one', students: [learner.id], timeLimitMinutes: 30 };
    const extraTime = [{ student: learner.id, minutes: 10 }];
    const task = await server.ok('createTask', { body: { ...byName, extraTime } }, admin);
    const meeting = await planMeeting(server, room, 2, { groups: [], students: [learner.id] });
    await reject([parent.id, learner.id]);
    for (const { id, email } of [parent, learner]) {
      const body = { name: 'Somebody Else', email, phone: '+201001234569', password, consent: true as const };
      await server.ok('register', { body });
      await server.app.background.drain();
      expect(await userOf(id)).toMatchObject({
        role: 'student',
        groups: [],
        level: null,
        children: [],
        status: 'pending',
      });
    }
    expect(await userOf(mother.id)).toMatchObject({ children: [] });
    const after = await server.ok('getTask', { params: { id: task._id } }, admin);
    expect(after).toMatchObject({ students: [], extraTime: [] });
    expect((await server.ok('getMeeting', { params: { id: meeting._id } }, admin)).students).toEqual([]);
  });

  test('an account that was closed otherwise is not opened by registering again', async () => {
    const person = await server.makePerson({ role: 'student', name: 'Expelled', status: 'disabled' });
    const body = { name: 'New', email: person.email, phone: '+201001234567', password, consent: true as const };
    await server.ok('register', { body });
    expect((await server.mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['You already have an account']);
    expect(await userOf(person.id)).toMatchObject({ name: 'Expelled', status: 'disabled' });
  });
});
