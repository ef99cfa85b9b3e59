import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, inArray } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { chatThreads } from '../../db/schema/chat.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/people.ts';
import { auditLog, rateLimits } from '../../db/schema/system.ts';
import { userImports } from '../../db/schema/user-imports.ts';
import { whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import { tables } from '../../db/tables.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { type FakeWasender, startFakeWasender } from '../../testing/fake-wasender/start-fake-wasender.ts';
import { graded, marked, markingCalls } from '../../testing/marking-calls.ts';
import { planMeeting } from '../../testing/meetings.ts';
import { pngFile, wavFile } from '../../testing/sample-files.ts';
import { choiceQuestion, essayQuestion, essayText, rightChoices } from '../../testing/sample-questions.ts';
import { sendTo } from '../../testing/sends.ts';
import { testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { givePhones } from '../../testing/whatsapp-send-scenarios.ts';
import { storedBytes } from '../files/upload-quota.ts';
import { erasureRules } from './erasure-rules.ts';
import { holdsContact } from './holds-contact.ts';
import { erasedName } from './erased-name.ts';
import { recogniser } from './names-person.ts';
import { userColumns } from './user-columns.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  fake = await startFakeWasender();
  server = await testServer({ wasender: fake });
  room = await classroom(server);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

const erase = ({ id, name }: { id: string; name: string }, by: { token: string } = room.admin) =>
  server.ok('eraseUser', { params: { id }, body: { name } }, by);

/** Every row of every table, as text. */
async function dump(): Promise<Map<string, string>> {
  const dumped = new Map<string, string>();
  for (const table of Object.values(tables))
    dumped.set(getTableConfig(table).name, JSON.stringify(await server.app.db.select().from(table)));
  return dumped;
}

/** The marks of all attempts, as statistics read them. */
const statisticsOf = async () =>
  server.app.db
    .select({ mark: taskTakens.mark, maximum: taskTakens.maximum, answer: answers.mark, pending: answers.pending })
    .from(taskTakens)
    .innerJoin(answers, eq(answers.taskTakenId, taskTakens.id))
    .orderBy(answers.id);

/** The tables in which a text stands, in any case. */
const tablesWith = (dumped: Map<string, string>, text: string) =>
  [...dumped].filter(([, rows]) => rows.toLowerCase().includes(text.toLowerCase())).map(([name]) => name);

test('every column that refers to users says what an erasure does with its rows', () => {
  expect(Object.keys(erasureRules).toSorted()).toEqual(
    userColumns()
      .map(({ name }) => name)
      .toSorted(),
  );
});

test('a person is recognised in texts by name, email and phone, and not in ids or other words', () => {
  const names = recogniser({ name: 'Ada Al Said', email: 'ada@a.example', phone: '+201234' });
  expect(['I am Ada.', 'by SAID', 'ADA@a.example', 'call +201234'].map(names)).toEqual([true, true, true, true]);
  const others = ['Adam', 'al dente', '0197a000-0ada-7000-8ada-000000000000', 'roof', 'wada@a.example'];
  expect(others.map(names)).toEqual([false, false, false, false, false]);
  const short = recogniser({ name: 'Ali', email: 'ali@a.example', phone: null });
  expect(['Ali', 'it was ali’s', 'Australia', 'quality'].map(short)).toEqual([true, true, false, false]);
});

test('an address or a number is recognised within a text, and not as a part of another one', () => {
  const ali = { email: 'ali@school.example', phone: '+20123' };
  const holds = (text: string) => holdsContact(text, ali);
  const theirs = [
    'Ali@School.example',
    "'ali@school.example'",
    '\nali@school.example.',
    'a,ali@school.example,b',
    '<+20123>',
  ];
  expect(theirs.filter((text) => !holds(text))).toEqual([]);
  const others = [
    'khali@school.example',
    'm.ali@school.example',
    "o'ali@school.example",
    'ali@school.example.eg',
    '+201234',
  ];
  expect(others.filter(holds)).toEqual([]);
  expect(holds('khali@school.example and ali@school.example')).toBe(true);
});

describe('somebody with a term of work behind them', () => {
  const name = 'Zeinab Quillfeather';
  const phone = '+201229876543';
  const markerName = 'Theodora Brackenridge';
  let person: SignedInPerson;
  let marker: SignedInPerson;
  let recording: string;
  let attempt: string;
  let answerFile: string;
  let before: Map<string, string>;
  let statistics: unknown;

  beforeAll(async () => {
    const registered = { name, email: 'zeinab.quillfeather@school.example', phone, password: testPassword };
    await server.ok('register', { body: { ...registered, consent: true } });
    await server.app.background.drain();
    const [row] = await server.app.db.select().from(users).where(eq(users.email, registered.email));
    const id = row?.id ?? '';
    await server.ok('approveRegistrations', { body: { users: [id], groups: [room.group] } }, room.admin);
    await server.fails('login', { body: { email: registered.email, password: 'wrong-password' } });
    const first = { token: await server.login(registered) };
    const passwords = { currentPassword: testPassword, newPassword: 'four-new-boats' };
    const { token } = await server.ok('changePassword', { body: passwords }, first);
    person = { ...registered, id, role: 'student', token };
    const made = await server.makePerson({ role: 'assistant', name: markerName });
    marker = { ...made, token: await server.login(made) };
    await server.ok(
      'changeUsers',
      { body: { users: [made.id], change: { kind: 'add-group', group: room.group } } },
      room.admin,
    );
    await server.ok('linkParent', { params: { id }, body: { parent: room.parent.id } }, room.admin);
    await server.ok('createStaffNote', { body: { student: id, text: `${name} works hard.` } }, room.admin);
    await server.ok('createWord', { body: { word: 'quill', form: 'quill', sentence: `${name} has one.` } }, person);
    await server.ok('sendOtp', { body: { email: registered.email } });
    // What an admin searched for when they exported a list.
    await server.app.db.insert(auditLog).values({
      at: server.clock.now(),
      actorId: room.admin.id,
      actorName: room.admin.name,
      action: 'user.export',
      details: { search: registered.email },
      ipAddress: '',
    });

    const task = await room.makeTask({ contents: [choiceQuestion(), essayQuestion()] });
    const taken = await room.submitAnswers(task, [rightChoices, essayText(`My name is ${name}.`)], person);
    attempt = taken._id;
    const calls = markingCalls(server, room);
    const sheet = await calls.sheetOf(taken, marker);
    const [, essay] = sheet.questions;
    if (essay) {
      const [entry] = graded(5, 3);
      const annotations = [{ id: 'note-1', start: 0, end: 2, comment: `Well done, ${name}`, colour: 'teal' as const }];
      await server.ok('saveMarks', marked(essay, [{ ...entry!, annotations }]), marker);
    }
    await calls.release(taken);
    recording = (await server.ok('uploadFile', { body: { file: wavFile(`${name}.wav`) } }, person))._id;
    const meeting = await planMeeting(server, room, 0.1);
    await server.ok('joinMeeting', { params: { id: meeting._id } }, person);
    await givePhones(server, [room.parent]);
    await writeByWhatsApp(id);
    statistics = await statisticsOf();
    before = await dump();
    await erase(person);
    await erase(marker);
    await server.app.background.drain();
  });

  /** What staff wrote to the person by WhatsApp, and to a parent about them. */
  async function writeByWhatsApp(id: string) {
    const now = server.clock.now();
    const stamps = { lastMessageAt: now, createdAt: now, updatedAt: now };
    const [thread] = await server.app.db
      .insert(chatThreads)
      .values({ channel: 'whatsapp', ownerId: id, ...stamps })
      .returning();
    answerFile = (await server.ok('uploadFile', { body: { file: pngFile() } }, room.admin))._id;
    const answer = { clientId: crypto.randomUUID(), text: 'You have three more months to pay.', files: [answerFile] };
    await server.ok('sendChatMessage', { params: { id: thread?.id ?? '' }, body: answer }, room.admin);
    await sendTo(server, room.admin, { people: [id], text: 'Your scholarship goes on.' });
    const texts = { en: '{name} has a scholarship.', ar: '' };
    const aboutOne = { clientId: crypto.randomUUID(), name: 'Good news', texts, student: id, to: 'both' as const };
    await server.ok('sendWhatsAppTextByStudentId', { body: aboutOne }, room.admin);
    const who = { kind: 'groups' as const, groups: [room.group] };
    const toMany = {
      name: 'All',
      texts: { en: '{name} has holidays.', ar: '' },
      audience: { who, to: 'parents' as const },
    };
    await server.ok('sendMultipleWhatsAppMessages', { body: { clientId: crypto.randomUUID(), ...toMany } }, room.admin);
  }

  test.each([
    'Zeinab',
    'Quillfeather',
    'zeinab.quillfeather@school.example',
    phone,
    markerName,
    'three more months',
    'scholarship',
  ])('leaves %s nowhere in the database', async (text) => {
    expect(tablesWith(before, text)).not.toEqual([]);
    expect(tablesWith(await dump(), text)).toEqual([]);
  });

  test('leaves the marks, the choices and what can be computed from them', async () => {
    expect(await statisticsOf()).toEqual(statistics);
    const [entries] = await server.app.db
      .select({ entries: answers.entries })
      .from(answers)
      .where(eq(answers.taskTakenId, attempt))
      .orderBy(answers.id);
    expect(JSON.stringify(entries)).toContain('one-right');
    const sheet = await server.ok('getMarkingSheet', { params: { id: attempt } }, room.admin);
    expect(sheet.questions).toHaveLength(2);
  });

  test('cancels what waits to be sent to them or about them', async () => {
    expect(await server.app.db.$count(whatsAppMessages, eq(whatsAppMessages.state, 'queued'))).toBe(0);
    expect(await server.app.db.$count(fileUses, eq(fileUses.fileId, answerFile))).toBe(0);
  });

  test('ends every session and login, and removes recordings', async () => {
    expect((await server.fails('getMe', {}, person)).status).toBe(401);
    const refused = await server.fails('login', { body: { email: person.email, password: testPassword } });
    expect(refused.status).toBe(401);
    expect(await server.app.db.$count(files, eq(files.id, recording))).toBe(0);
  });

  test('is said by the audit log, which keeps what happened and can still not be changed otherwise', async () => {
    const { items } = await server.ok('listAuditLog', { query: { user: person.id, limit: 100 } }, room.admin);
    const actions = items.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['user.register', 'user.approve', 'login', 'user.erase']));
    const [entry] = items;
    const change = server.app.db
      .update(auditLog)
      .set({ actorName: 'Nobody' })
      .where(eq(auditLog.id, entry?._id ?? ''));
    await expect(change).rejects.toThrow();
    await expect(server.app.db.delete(auditLog)).rejects.toThrow();
  });

  test('is in no list any more, cannot be changed or erased again, and may register anew', async () => {
    const { items } = await server.ok('listUsers', { query: { limit: 100 } }, room.admin);
    expect(items.map(({ _id }) => _id)).not.toContain(person.id);
    const body = { name: 'Back', email: 'back@school.example', role: 'student' as const, status: 'active' as const };
    const params = { id: person.id };
    expect((await server.fails('updateUser', { params, body }, room.admin)).code).toBe('account_erased');
    expect((await server.fails('eraseUser', { params, body: { name } }, room.admin)).code).toBe('account_erased');
    const { name: again, email, phone: number } = { name: 'New Person', email: person.email, phone };
    const form = { name: again, email, phone: number, password: testPassword, consent: true as const };
    await server.ok('register', { body: form });
    await server.app.background.drain();
    expect(await server.app.db.$count(users, eq(users.email, email))).toBe(1);
  });
});

test('what the log and others’ rows say of people with a longer address, or the same name and number, stays', async () => {
  const create = async (name: string, email: string, phone: string) => {
    const body = { name, email, phone, role: 'student' as const, password: testPassword };
    const { _id: id } = await server.ok('createUser', { body }, room.admin);
    return { id, name, email };
  };
  const ali = await create('Ali Namesake', 'ali_m@mail.example', '+201000000001');
  const others = [
    await create('Khali Other', 'khali_m@mail.example', '+201000000002'),
    await create('Alix Other', 'ali_m@mail.example.eg', '+2010000000012'),
    // Of one name, with one telephone in the family.
    await create('Ali Namesake', 'alixm@mail.example', '+201000000001'),
  ];
  for (const { email } of [ali, ...others])
    await server.fails('login', { body: { email, password: 'wrong-password' } });
  const log = async (details: Record<string, unknown>) => {
    const entry = { at: server.clock.now(), actorId: room.admin.id, actorName: 'Amal', action: 'test', ipAddress: '' };
    const [row] = await server.app.db
      .insert(auditLog)
      .values({ ...entry, details })
      .returning();
    return row?.id ?? '';
  };
  const entries = [
    await log({ search: `Write to\n${ali.email}, please.` }),
    await log({ filters: { of: [ali.email.toUpperCase()] } }),
    await log({ chosen: 'ali namesake' }),
    await log({ search: 'khali_m@mail.example and alixm@mail.example' }),
  ];
  const importKey = { key: 'left-out', fileName: 'people.xlsx', importedBy: room.admin.id, areInvited: false };
  const counted = { created: 0, updated: 0, skipped: 0, faulty: 3 };
  const texts = [[others[0]!.email], [`<${ali.email}>`], ['alixm@mail.example', '+2010000000012']];
  const faultyRows = { columns: [], rows: texts.map((each, row) => ({ row, texts: each, problems: [] })) };
  await server.app.db.insert(userImports).values({ ...importKey, ...counted, faultyRows });

  const [mother, stranger] = await Promise.all(
    ['Mother', 'Stranger'].map((name) => server.makePerson({ role: 'parent', name })),
  );
  if (!mother || !stranger) throw new Error('Nobody was made.');
  await givePhones(server, [mother, stranger]);
  await server.ok('linkParent', { params: { id: ali.id }, body: { parent: mother.id } }, room.admin);
  const text = 'Ali Namesake and Ali Namesaker sing.';
  const sent = await sendTo(server, room.admin, { people: [mother.id, stranger.id], text });

  await erase(ali);

  const messages = await server.app.db.select().from(whatsAppMessages).where(eq(whatsAppMessages.campaignId, sent._id));
  const messageTo = (id: string) => messages.find(({ recipientId }) => recipientId === id);
  expect(messageTo(mother.id)).toMatchObject({
    state: 'cancelled',
    text: `${erasedName} and Ali Namesaker sing.`,
  });
  expect(messageTo(stranger.id)).toMatchObject({ state: 'queued', text });
  for (const { id, name, email } of others) {
    const [entry] = await server.app.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.object, `user:${id}`), eq(auditLog.action, 'user.create')));
    expect(entry?.details).toMatchObject({ after: { name, email } });
  }
  const logged = await server.app.db.select().from(auditLog).where(inArray(auditLog.id, entries)).orderBy(auditLog.id);
  expect(logged.map(({ details }) => details)).toEqual([
    { erased: true },
    { erased: true },
    { erased: true },
    { search: 'khali_m@mail.example and alixm@mail.example' },
  ]);
  const [{ faultyRows: left } = { faultyRows: null }] = await server.app.db.select().from(userImports);
  expect(left?.rows.map(({ row }) => row)).toEqual([0, 2]);
  const counts = JSON.stringify(await server.app.db.select().from(rateLimits));
  for (const { email } of others) expect(counts).toContain(`:${email}`);
  expect(counts).not.toMatch(/:ali_m@mail\.example["\s]/u);
});

test('recordings that could not be removed at once are nobody’s, and are removed by the next sweep', async () => {
  const made = await server.makePerson({ role: 'student', name: 'Nagwa Twovoices' });
  const person = { ...made, token: await server.login(made) };
  const task = await room.makeTask({ contents: [essayQuestion()] });
  await server.ok(
    'changeUsers',
    { body: { users: [made.id], change: { kind: 'add-group', group: room.group } } },
    room.admin,
  );
  const record = (name: string) => server.ok('uploadFile', { body: { file: wavFile(name), key: name } }, person);
  const [used, loose] = [await record('Nagwa 1.wav'), await record('Nagwa 2.wav')];
  const spoken = { ...essayText('')[0]!, studentAnswer: [{ kind: 'recording' as const, file: used.ref }] };
  await room.submitAnswers(task, [[spoken]], person);
  const ids = [used._id, loose._id];
  const stored = await server.app.db.select().from(files).where(inArray(files.id, ids));
  const contents = () => readdir(path.join(server.app.files.uploadFolder, '../../files'));
  const keys = stored.map(({ storageKey }) => storageKey);
  expect(await contents()).toEqual(expect.arrayContaining(keys));

  const before = await storedBytes(server.app.db, made.id);
  const remove = vi.spyOn(server.app.files.storage, 'remove').mockRejectedValueOnce(new Error('unreachable'));
  await erase(person);
  await server.app.background.drain();
  remove.mockRestore();
  expect((await contents()).filter((name) => keys.includes(name))).toHaveLength(1);
  for (const id of ids) expect((await server.fails('getFile', { params: { id } }, room.admin)).status).toBe(404);
  expect([before > 0, await storedBytes(server.app.db, made.id)]).toEqual([true, 0]);
  for (const text of ['Nagwa', 'Twovoices']) expect(tablesWith(await dump(), text)).toEqual([]);

  await server.app.jobs.send('sweep-files', {});
  await server.runJobs();
  expect((await contents()).filter((name) => keys.includes(name))).toEqual([]);
  expect(await server.app.db.$count(files, inArray(files.id, ids))).toBe(0);
});

describe('an erasure is refused', () => {
  let admin: SignedInPerson;
  beforeEach(async () => {
    admin = room.admin;
  });

  test('without the exact name', async () => {
    const params = { id: room.classmate.id };
    const refused = await server.fails('eraseUser', { params, body: { name: 'Sam' } }, admin);
    expect(refused).toMatchObject({ status: 422, errors: { name: [expect.stringContaining('not the name')] } });
  });

  test('for oneself, and for the last admin', async () => {
    const own = await server.fails('eraseUser', { params: { id: admin.id }, body: { name: admin.name } }, admin);
    expect(own.code).toBe('own_account');
    const other = await server.makePerson({ role: 'admin', name: 'Second Admin' });
    const token = await server.login(other);
    const outcomes = await Promise.all([
      server.send('eraseUser', { params: { id: admin.id }, body: { name: admin.name } }, { token }),
      server.send('eraseUser', { params: { id: other.id }, body: { name: other.name } }, admin),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
