import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cannedAnswers, chatThreads } from '../../db/schema/chat.ts';
import { notices } from '../../db/schema/notices.ts';
import { groupAssistants } from '../../db/schema/people.ts';
import { rateLimits } from '../../db/schema/system.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import type { Input } from '../service.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.app.db.delete(chatThreads);
  await server.app.db.delete(notices);
  await server.app.db.delete(cannedAnswers);
  await server.app.db.delete(rateLimits);
});

const write = (text: string, who: SignedInPerson = room.student) =>
  server.ok('sendMyChatMessage', { body: { clientId: randomUUID(), text } }, who);
const answer = (thread: string, text: string, who: SignedInPerson = room.assistant, isNote = false) =>
  server.ok('sendChatMessage', { params: { id: thread }, body: { clientId: randomUUID(), text, isNote } }, who);
const list = (query: Partial<Input<'listChatThreads'>['query']> = {}, who: SignedInPerson = room.admin) =>
  server.ok('listChatThreads', { query }, who);
const names = async (...args: Parameters<typeof list>) =>
  (await list(...args)).items.map(({ owner, contactEnding }) => owner?.name ?? contactEnding);
const change = (id: string, body: Input<'updateChatThread'>['body'], who: SignedInPerson = room.admin) =>
  server.ok('updateChatThread', { params: { id }, body }, who);
const open = (id: string, who: SignedInPerson = room.admin) => server.ok('getChatThread', { params: { id } }, who);
const report = (id: string, reason: string) =>
  server.ok('reportChatMessage', { params: { id }, body: { reason } }, room.assistant);
const settle = (id: string, body: { outcome: 'kept' | 'removed'; isBlocked?: boolean }) =>
  server.ok('settleChatReport', { params: { id }, body }, room.admin);
const waiting = async (who: SignedInPerson) => (await server.ok('countWaitingChats', {}, who)).count;

/** A conversation with a WhatsApp number that is nobody's. */
const unknownNumber = (values: Partial<typeof chatThreads.$inferInsert> = {}) =>
  server.app.db.insert(chatThreads).values({
    channel: 'whatsapp',
    contactHash: randomUUID(),
    contactEnding: '34',
    lastMessageAt: server.clock.now(),
    ...values,
  });

describe('the list of conversations', () => {
  test('has those that the caller sees: an assistant those of their students and the parents of those', async () => {
    for (const who of [room.student, room.parent, room.otherStudent]) {
      await write('Hello', who);
      server.clock.advance({ minutes: 1 });
    }
    await unknownNumber();
    expect(await names()).toEqual(['34', 'Omar', 'Nadia', 'Sara']);
    expect(await names({}, room.assistant)).toEqual(['Nadia', 'Sara']);
    expect(await names({ channel: 'whatsapp' })).toEqual(['34']);
  });

  test('shows the first words of the newest message, and never those of a note', async () => {
    const { thread } = await write('x'.repeat(500));
    await answer(thread, 'Look at the marks first.', room.assistant, true);
    const [row] = (await list()).items;
    expect(row?.last).toEqual({ text: 'x'.repeat(160), files: 0 });
    expect(row).toMatchObject({ lastBy: 'owner', unread: 1 });
  });

  test('begins with who has waited longest, where it is asked for those who wait', async () => {
    const first = await write('One');
    server.clock.advance({ minutes: 5 });
    const second = await write('Two', room.parent);
    expect(await names()).toEqual(['Nadia', 'Sara']);
    expect(await names({ state: 'waiting' })).toEqual(['Sara', 'Nadia']);
    await answer(first.thread, 'Here.');
    expect(await names({ state: 'waiting' })).toEqual(['Nadia']);
    expect(await names({ state: 'answered' })).toEqual(['Sara']);
    await change(second.thread, { isWaiting: false });
    expect(await names({ state: 'waiting' })).toEqual([]);
  });

  test('is narrowed to what is one’s own, nobody’s, blocked, and reported', async () => {
    const [one, two, three] = [await write('1'), await write('2', room.parent), await write('3', room.classmate)];
    await change(one.thread, { assignedTo: room.assistant.id });
    await change(two.thread, { isBlocked: true });
    await report(three._id, 'Insults');
    expect(await names({ state: 'assigned-to-me' }, room.assistant)).toEqual(['Sara']);
    expect(await names({ assignedTo: room.assistant.id })).toEqual(['Sara']);
    expect(await names({ assignedTo: room.admin.id })).toEqual([]);
    expect(await names({ state: 'unassigned' })).toEqual(['Samir']);
    expect(await names({ state: 'blocked' })).toEqual(['Nadia']);
    expect(await names({ state: 'reported' })).toEqual(['Samir']);
  });

  test('is searched by names, by words of messages, and by the last digits of unknown numbers', async () => {
    const { thread } = await write('May I bring the dictionary tomorrow?');
    await answer(thread, 'Ask Amal about the bicycle.', room.assistant, true);
    await write('متى الاختبار؟', room.parent);
    await unknownNumber();
    expect(await names({ search: 'nad' })).toEqual(['Nadia']);
    expect(await names({ search: 'dict bring' })).toEqual(['Sara']);
    expect(await names({ search: 'الاختبار' })).toEqual(['Nadia']);
    expect(await names({ search: '••34' })).toEqual(['34']);
    // Vowel signs are parts of their words, and few people write them.
    expect(await names({ search: 'الاخْتِبَارُ' })).toEqual(['Nadia']);
    await write('اسمي مُحَمَّد', room.classmate);
    expect(await names({ search: 'مُحَمَّد' })).toEqual([room.classmate.name]);
    expect(await names({ search: 'bicycle' })).toEqual([]);
    expect(await names({ search: "'); --" })).toEqual([]);
  });
});

test('the count in the navigation is of those who wait, that the caller has not read and that are nobody else’s', async () => {
  const { thread } = await write('Hello?');
  await write('Hello?', room.otherStudent);
  expect([await waiting(room.admin), await waiting(room.assistant)]).toEqual([2, 1]);
  await change(thread, { assignedTo: room.assistant.id });
  expect([await waiting(room.admin), await waiting(room.assistant)]).toEqual([1, 1]);
  await server.ok('markChatRead', { params: { id: thread }, body: { seq: 1 } }, room.assistant);
  expect(await waiting(room.assistant)).toBe(0);
  await write('Still there?');
  expect(await waiting(room.assistant)).toBe(1);
  await answer(thread, 'Yes.');
  expect(await waiting(room.assistant)).toBe(0);
});

describe('an open conversation', () => {
  test('comes with what is to be known of the student, or of the children of a parent', async () => {
    await room.makeTask({ contents: [choiceQuestion()], title: 'Homework 3' });
    for (const who of [room.student, room.parent]) {
      const { thread } = await write('Hello', who);
      const { students, language } = await open(thread, room.assistant);
      expect(language).toBe('en');
      expect(students).toMatchObject([
        { name: 'Sara', groups: [{ name: 'Cairo' }], tasks: [{ title: 'Homework 3', status: null }] },
      ]);
    }
  });

  test('can be given to those who see it, and to nobody else', async () => {
    const { thread } = await write('Hello', room.parent);
    expect((await open(thread)).answerers.map(({ name }) => name)).toEqual(['Amal', 'Basma']);
    expect((await change(thread, { assignedTo: room.assistant.id })).assignedTo?.name).toBe('Basma');
    const refused = { params: { id: thread }, body: { assignedTo: room.otherAssistant.id } };
    expect((await server.fails('updateChatThread', refused, room.admin)).errors).toHaveProperty('assignedTo');
    expect((await change(thread, { assignedTo: null })).assignedTo).toBeNull();
  });

  test('of a number that is nobody’s has no person, and only admins to answer it', async () => {
    await unknownNumber();
    const [row] = (await list()).items;
    expect(await open(row?._id ?? '')).toMatchObject({ language: null, students: [], answerers: [{ name: 'Amal' }] });
  });

  test('that is blocked takes nothing from its owner and waits for no answer, until it is opened again', async () => {
    const { thread } = await write('Hello');
    expect(await change(thread, { isBlocked: true })).toMatchObject({ isBlocked: true, waitingSince: null });
    const again = { body: { clientId: randomUUID(), text: 'Hello?' } };
    expect((await server.fails('sendMyChatMessage', again, room.student)).code).toBe('chat_blocked');
    await change(thread, { isBlocked: false });
    await write('Thank you');
    expect((await list({ state: 'waiting' })).items).toHaveLength(1);
  });
});

test('pages that show the inbox hear of a change, by the id alone', async () => {
  const { thread, _id: id } = await write('Hello');
  server.published.length = 0;
  await change(thread, { assignedTo: room.assistant.id });
  await report(id, 'Insults');
  const told = { name: 'inbox-changed', to: { watching: { topic: 'inbox' } }, data: { thread } };
  expect(server.published.filter(({ name }) => name === told.name)).toEqual([told, told]);
});

describe('a report', () => {
  test('says who reported what and why, to staff alone, and keeps the first reason', async () => {
    const { _id: id, thread } = await write('Something rude');
    const { report: stored } = await report(id, 'Insults');
    expect(stored).toMatchObject({ by: { name: 'Basma' }, reason: 'Insults' });
    await report(id, 'Again');
    const read = async (who: SignedInPerson) =>
      (await server.ok('listChatMessages', { params: { id: thread } }, who)).items[0]?.report;
    expect(await read(room.admin)).toEqual(stored);
    expect(await read(room.student)).toBeNull();
  });

  test('is told to the admins, and is open until one of them settles it: what is removed is erased for everybody', async () => {
    const { _id: id, thread } = await write('Something rude');
    await report(id, 'Insults');
    const told = async () =>
      (await server.ok('listNotices', {}, room.admin)).items.filter(({ kind }) => kind === 'message-reported');
    expect(await told()).toMatchObject([
      { about: { thread, from: 'Sara' }, path: `/admin/messages?state=reported&thread=${thread}` },
    ]);
    server.published.length = 0;
    const settled = await settle(id, { outcome: 'removed', isBlocked: true });
    // Pages that show it read it again.
    const data = { thread, seq: 1, isRewritten: true };
    expect(server.published).toEqual(
      expect.arrayContaining([
        { name: 'chat-changed', to: { users: [room.student.id] }, data },
        { name: 'chat-changed', to: { watching: { topic: 'chat', id: thread } }, data },
        { name: 'inbox-changed', to: { watching: { topic: 'inbox' } }, data: { thread } },
      ]),
    );
    expect(settled).toMatchObject({
      isDeleted: true,
      text: '',
      report: { reason: 'Insults', settled: { outcome: 'removed', by: { name: 'Amal' } } },
    });
    expect(await names({ state: 'reported' })).toEqual([]);
    expect(await names({ state: 'blocked' })).toEqual(['Sara']);
    expect(await names({ search: 'rude' })).toEqual([]);
    expect(await told()).toEqual([]);
    const { items } = await server.ok('listChatMessages', { params: { id: thread } }, room.student);
    expect(items[0]).toMatchObject({ isDeleted: true, text: '', report: null });
    const again = { params: { id }, body: { outcome: 'kept' as const } };
    expect((await server.fails('settleChatReport', again, room.admin)).code).toBe('chat_report_settled');
  });

  test('of a message that was kept can be made again', async () => {
    const { _id: id } = await write('Is that so?');
    await report(id, 'Insults');
    expect(await settle(id, { outcome: 'kept' })).toMatchObject({ isDeleted: false, text: 'Is that so?' });
    expect(await names({ state: 'reported' })).toEqual([]);
    expect((await report(id, 'Threats')).report).toMatchObject({ reason: 'Threats', settled: null });
    expect(await names({ state: 'reported' })).toEqual(['Sara']);
  });

  test('is not for what the school wrote', async () => {
    const { thread } = await write('Hello');
    const { _id: id } = await answer(thread, 'Hello, Sara');
    const given = { params: { id }, body: { reason: 'No' } };
    expect((await server.fails('reportChatMessage', given, room.admin)).code).toBe('chat_own_side');
  });
});

test('canned answers are for all staff, and changed by admins and by whoever wrote them', async () => {
  const body = { title: 'Hours', textEn: 'Hello {name}, we open at nine.', textAr: '' };
  const own = await server.ok('createCannedAnswer', { body }, room.assistant);
  await server.ok('createCannedAnswer', { body: { title: 'Books', textAr: 'كتابك معنا.' } }, room.admin);
  const read = async (who: SignedInPerson) =>
    (await server.ok('listCannedAnswers', {}, who)).items.map(({ title, canChange }) => [title, canChange]);
  expect(await read(room.assistant)).toEqual([
    ['Books', false],
    ['Hours', true],
  ]);
  expect(await read(room.admin)).toEqual([
    ['Books', true],
    ['Hours', true],
  ]);
  expect((await server.fails('createCannedAnswer', { body: { title: 'Empty' } }, room.admin)).status).toBe(422);
  await server.ok('removeCannedAnswer', { params: { id: own._id } }, room.assistant);
  expect(await read(room.otherAssistant)).toEqual([['Books', false]]);
});

test.each([
  ['Dina', 'whose account is closed', (id: string) => server.ok('removeUser', { params: { id } }, room.admin)],
  [
    'Dalia',
    'who no longer marks for the student',
    (id: string) => server.app.db.delete(groupAssistants).where(eq(groupAssistants.userId, id)),
  ],
])('what is given to %s, an assistant %s, waits for the admins', async (name, _, leave) => {
  const { id } = await server.makePerson({ role: 'assistant', name });
  await server.app.db.insert(groupAssistants).values({ groupId: room.group, userId: id });
  const { thread } = await write('Hello?', room.parent);
  await change(thread, { assignedTo: id });
  expect(await waiting(room.admin)).toBe(0);
  expect(await names({ state: 'unassigned' })).toEqual([]);
  await leave(id);
  server.clock.advance({ minutes: 1 });
  await write('Is anybody there?', room.parent);
  server.clock.advance({ minutes: 1 });
  await server.runJobs();
  const told = await server.ok('listNotices', {}, room.admin);
  expect(told.items).toMatchObject([{ kind: 'message', path: `/admin/messages?thread=${thread}` }]);
  expect([await waiting(room.admin), await waiting(room.assistant)]).toEqual([1, 1]);
  expect(await names({ state: 'unassigned' })).toEqual(['Nadia']);
});
