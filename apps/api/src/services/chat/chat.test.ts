import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ChatMessage } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { chatMessages, chatThreads } from '../../db/schema/chat.ts';
import { rateLimits } from '../../db/schema/system.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../db/schema/whatsapp-sends.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { type FakeWasender, startFakeWasender } from '../../testing/fake-wasender/start-fake-wasender.ts';
import { mp4File, pngFile } from '../../testing/sample-files.ts';
import { sendTo } from '../../testing/sends.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { waitForLock } from '../../testing/wait-for-lock.ts';
import { givePhones } from '../../testing/whatsapp-send-scenarios.ts';
import { readSections } from '../personal-data/read-sections.ts';
import { expectRow } from '../queries/query-results.ts';
import { eraseMessages } from './erase-messages.ts';
import { getOffice } from './get-office.ts';
import { writeMessage } from './write-message.ts';

let server: TestServer;
let room: Classroom;
let fake: FakeWasender;
beforeAll(async () => {
  fake = await startFakeWasender();
  server = await testServer({ wasender: fake });
  room = await classroom(server);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});
beforeEach(async () => {
  await server.app.db.delete(chatThreads);
  await server.app.db.delete(rateLimits);
});

const write = (text: string, who: SignedInPerson = room.student, clientId: string = randomUUID()) =>
  server.ok('sendMyChatMessage', { body: { clientId, text } }, who);
const answer = (
  thread: string,
  text: string,
  { isNote = false, clientId = randomUUID() }: { isNote?: boolean; clientId?: string } = {},
) => server.ok('sendChatMessage', { params: { id: thread }, body: { clientId, text, isNote } }, room.assistant);
const read = (thread: string, who: SignedInPerson, query: { after?: number; before?: number; limit?: number } = {}) =>
  server.ok('listChatMessages', { params: { id: thread }, query }, who);
const mine = (who: SignedInPerson = room.student) => server.ok('getMyThread', {}, who);
const texts = ({ items }: { items: ChatMessage[] }) => items.map(({ text }) => text);

const noticesOf = async (who: SignedInPerson) => {
  const { items } = await server.ok('listNotices', {}, who);
  return items
    .filter(({ kind }) => kind === 'message')

    .map(({ path: place, readAt }) => ({ path: place, isRead: readAt !== null }));
};
/** What was written is told of after some seconds. */
const later = async () => {
  server.clock.advance({ seconds: 60 });
  await server.runJobs();
};
const keepFor = (chatDays: number | null) =>
  eraseMessages({ ...server.app, chatDays }, {}, { signal: new AbortController().signal });
const contents = () => readdir(path.join(server.app.files.uploadFolder, '../../files'));

/** A question that is answered so many minutes later. */
const waitFor = async (minutes: number) => {
  const { thread } = await write('Hello?');
  server.clock.advance({ minutes });
  await answer(thread, 'Here.');
};

describe('a conversation', () => {
  test('begins with the first message, and has the answers of the staff who see its owner', async () => {
    expect((await mine()).thread).toBeNull();
    const { thread, seq, by } = await write('May I hand in tomorrow?');
    expect({ seq, by }).toEqual({ seq: 1, by: 'owner' });
    const reply = await answer(thread, 'Yes, until noon.');
    expect(reply.author).toEqual({ _id: room.assistant.id, name: 'Basma' });
    expect(texts(await read(thread, room.student))).toEqual(['May I hand in tomorrow?', 'Yes, until noon.']);
    expect((await mine()).thread).toMatchObject({ _id: thread, lastSeq: 2, unread: 1 });
    const refused = await server.send('listChatMessages', { params: { id: thread } }, room.otherAssistant);
    expect(refused.status).toBe(404);
  });

  test('is read in pages in both directions, and by what came after a number', async () => {
    const { thread } = await write('1');
    for (const text of ['2', '3', '4', '5']) await write(text);
    const newest = await read(thread, room.student, { limit: 2 });
    expect([texts(newest), newest.hasMore]).toEqual([['4', '5'], true]);
    const earlier = await read(thread, room.student, { before: 4, limit: 3 });
    expect([texts(earlier), earlier.hasMore]).toEqual([['1', '2', '3'], false]);
    const missed = await read(thread, room.student, { after: 1, limit: 3 });
    expect([texts(missed), missed.hasMore]).toEqual([['2', '3', '4'], true]);
  });

  test('knows how far both sides have read, and never less', async () => {
    const { thread } = await write('Hello');
    await answer(thread, 'Hello, Sara');
    const mark = (seq: number, who: SignedInPerson) =>
      server.ok('markChatRead', { params: { id: thread }, body: { seq } }, who);
    await mark(99, room.student);
    await mark(1, room.student);
    await mark(1, room.assistant);
    await mark(0, room.assistant);
    expect((await mine()).thread).toMatchObject({ ownerReadSeq: 2, staffReadSeq: 1, unread: 0 });
  });

  test('shows its owner no notes of the team, nor their numbers', async () => {
    const { thread } = await write('Hello');
    await answer(thread, 'Ask Amal first.', { isNote: true });
    expect(texts(await read(thread, room.student))).toEqual(['Hello']);
    expect((await mine()).thread).toMatchObject({ lastSeq: 1, unread: 0 });
    expect(texts(await read(thread, room.admin))).toEqual(['Hello', 'Ask Amal first.']);
    const [row] = await server.app.db.select().from(chatThreads).where(eq(chatThreads.id, thread));
    expect(row).toMatchObject({ lastBy: 'owner', waitingSince: expect.any(Date) });
  });

  test('waits from the first question until an answer', async () => {
    const { thread } = await write('Hello?');
    const since = server.clock.now();
    server.clock.advance({ minutes: 1 });
    await write('Anybody?');
    const state = async () =>
      (await server.app.db.select().from(chatThreads).where(eq(chatThreads.id, thread)))[0]?.waitingSince;
    expect(await state()).toEqual(since);
    await answer(thread, 'Here.');
    expect(await state()).toBeNull();
    const [answered] = await server.app.db.select().from(chatMessages).where(eq(chatMessages.by, 'staff'));
    expect(answered?.waitedMs).toBe(60_000);
  });

  test('tells how long people wait: the median of those who were answered', async () => {
    await waitFor(10);
    await waitFor(600);
    expect((await mine()).office.answersWithinMinutes).toBeNull();
    await waitFor(20);
    expect((await mine()).office.answersWithinMinutes).toBe(20);
  });

  test('is begun by staff with a student whom they see', async () => {
    const body = { student: room.student.id };
    const opened = await server.ok('openChatThread', { body }, room.assistant);
    expect(opened).toMatchObject({ owner: { name: 'Sara', role: 'student' }, lastBy: null, unread: 0 });
    await write('I am here.');
    const again = await server.ok('openChatThread', { body }, room.admin);
    expect(again).toMatchObject({ _id: opened._id, lastBy: 'owner', unread: 1 });
  });
});

describe('notices of messages', () => {
  test('tell a question to the admins, or to whom it is assigned, once for each time that somebody waits', async () => {
    const { thread } = await write('Hello?', room.parent);
    const place = `/admin/messages?thread=${thread}`;
    await later();
    await write('Anybody?', room.parent);
    await later();
    expect(await noticesOf(room.admin)).toEqual([{ path: place, isRead: false }]);
    expect(await noticesOf(room.assistant)).toEqual([]);
    await answer(thread, 'Yes?');
    expect(await noticesOf(room.admin)).toEqual([]);
    const assigned = { assignedTo: room.assistant.id };
    await server.app.db.update(chatThreads).set(assigned).where(eq(chatThreads.id, thread));
    await write('When is the exam?', room.parent);
    await later();
    expect(await noticesOf(room.assistant)).toEqual([{ path: place.replace('admin', 'assistant'), isRead: false }]);
    expect(await noticesOf(room.admin)).toEqual([]);
  });

  test('tell its owner of answers, one unread notice at a time, read with the conversation', async () => {
    const { thread } = await write('Hello?');
    await answer(thread, 'Hello, Sara.');
    await later();
    await answer(thread, 'What is it?');
    await later();
    expect(await noticesOf(room.student)).toEqual([{ path: '/student?messages', isRead: false }]);
    await server.ok('markChatRead', { params: { id: thread }, body: { seq: 3 } }, room.student);
    expect(await noticesOf(room.student)).toEqual([{ path: '/student?messages', isRead: true }]);
  });

  test('tell of a message that is being written while the job of an earlier one begins', async () => {
    const { app } = server;
    const { thread: id } = await write('Hello?');
    await server.ok('markChatRead', { params: { id }, body: { seq: 1 } }, room.admin);
    server.clock.advance({ seconds: 20 });
    let telling: Promise<unknown> = Promise.resolve();
    await app.db.transaction(async (tx) => {
      const thread = expectRow(await tx.select().from(chatThreads).where(eq(chatThreads.id, id)).for('update'));
      const session = { id: '', endsAt: server.clock.now(), forcedBy: null };
      const caller = { ...room.student, language: 'en' as const, loggedInBefore: true, session };
      const message = { clientId: randomUUID(), text: 'Anybody?', files: [], by: 'owner' as const };
      await writeMessage({ ...app, caller }, tx, thread, message);
      telling = server.runJobs();
      await waitForLock(app.db, telling);
    });
    await telling;
    await later();
    expect(await noticesOf(room.admin)).toEqual([{ path: `/admin/messages?thread=${id}`, isRead: false }]);
  });

  test('tell nothing to somebody who is reading, nor of a note', async () => {
    const before = (await noticesOf(room.student)).length;
    const { thread } = await write('Hello?');
    const { seq } = await answer(thread, 'Hello, Sara.');
    await answer(thread, 'A note', { isNote: true });
    await server.ok('markChatRead', { params: { id: thread }, body: { seq } }, room.student);
    await later();
    expect(await noticesOf(room.student)).toHaveLength(before);
  });
});

test('what is written is announced by numbers alone: to its owner, to who shows the thread, and to inboxes; a note to staff only', async () => {
  const { thread } = await write('Hello?');
  const { seq } = await answer(thread, 'A note', { isNote: true });
  const sent = server.published.filter(({ data }) => JSON.stringify(data).includes(thread));
  expect(sent.map(({ name, to, data }) => ({ name, to, data }))).toEqual([
    { name: 'chat-changed', to: { users: [room.student.id] }, data: { thread, seq: 1 } },
    { name: 'chat-changed', to: { watching: { topic: 'chat', id: thread } }, data: { thread, seq: 1 } },
    { name: 'inbox-changed', to: { watching: { topic: 'inbox' } }, data: { thread } },
    { name: 'inbox-changed', to: { watching: { topic: 'inbox' } }, data: { thread } },
  ]);
  expect(seq).toBe(2);
});

test('the school says when it reads messages again', async () => {
  const officeHours = [{ weekday: 3, from: 540, until: 1020 }];
  const office = await getOffice({ ...server.app, officeHours });
  expect(office).toMatchObject({ hours: officeHours, isOpen: false, opensAt: '2026-03-04T07:00:00.000Z' });
});

describe('a message', () => {
  test('that is sent again under its id is the same message', async () => {
    const clientId = randomUUID();
    const [first, second] = [await write('Once', room.student, clientId), await write('Once', room.student, clientId)];
    expect(second).toEqual(first);
    expect((await read(first.thread, room.student)).items).toHaveLength(1);
    const asStaff = { params: { id: first.thread }, body: { clientId, text: 'Mine' } };
    expect((await server.send('sendChatMessage', asStaff, room.assistant)).status).toBe(422);
  });

  test('carries files of its sender, which everybody in the thread may open', async () => {
    const file = await server.ok('uploadFile', { body: { file: pngFile('page.png') } }, room.parent);
    const body = { clientId: randomUUID(), files: [file._id] };
    const { thread, files } = await server.ok('sendMyChatMessage', { body }, room.parent);
    expect(files).toEqual([file.ref]);
    const open = async (who: SignedInPerson) =>
      (await server.send('getFile', { params: { id: file._id } }, who)).status;
    expect(await open(room.assistant)).toBe(200);
    expect(await open(room.student)).toBe(404);
    const stolen = { params: { id: thread }, body: { clientId: randomUUID(), files: [file._id] } };
    expect((await server.fails('sendChatMessage', stolen, room.assistant)).errors).toHaveProperty('files');
    const film = await server.ok('uploadFile', { body: { file: mp4File() } }, room.admin);
    const wrong = { params: { id: thread }, body: { clientId: randomUUID(), files: [film._id] } };
    expect((await server.fails('sendChatMessage', wrong, room.admin)).errors).toEqual({
      files: ['Only images, PDFs and sound recordings can be sent here.'],
    });
  });

  test('with nothing in it, too long, or from somebody who is blocked is refused with a reason', async () => {
    const refusal = async (body: { text: string }) => {
      const given = { body: { clientId: randomUUID(), ...body } };
      const { status, code } = await server.fails('sendMyChatMessage', given, room.student);
      return [status, code];
    };
    expect(await refusal({ text: '  ' })).toEqual([422, 'invalid']);
    expect(await refusal({ text: 'x'.repeat(4001) })).toEqual([422, 'invalid']);
    const { thread } = await write('Hello');
    await server.app.db.update(chatThreads).set({ blockedAt: server.clock.now() }).where(eq(chatThreads.id, thread));
    expect(await refusal({ text: 'Hello?' })).toEqual([409, 'chat_blocked']);
    expect((await mine()).thread?.isBlocked).toBe(true);
  });

  test('is one of at most 30 in a minute', async () => {
    for (let sent = 0; sent < 30; sent += 1) await write(`${sent}`);
    const body = { clientId: randomUUID(), text: 'One more' };
    expect((await server.send('sendMyChatMessage', { body }, room.student)).status).toBe(429);
    await write('Of somebody else', room.classmate);
  });
});

test('whatever is sent at once, and sent again, is stored once, numbered without gaps, and replayed whole from any number', async () => {
  const sender = fc.constantFrom('owner', 'staff', 'note');
  /** The index of a message; one that is there twice is sent twice. */
  const schedule = fc.array(fc.record({ sender, message: fc.nat({ max: 7 }) }), { minLength: 2, maxLength: 20 });
  const seen = fc.nat({ max: 20 });
  const property = fc.asyncProperty(schedule, seen, async (sends, from) => {
    await server.app.db.delete(chatThreads);
    await server.app.db.delete(rateLimits);
    const { thread } = await write('First');
    const ids = new Map<string, string>();
    const replies = await Promise.all(
      sends.map(({ sender: by, message }) => {
        const text = `${by} ${message}`;
        const clientId = ids.get(text) ?? randomUUID();
        ids.set(text, clientId);
        return by === 'owner'
          ? write(text, room.student, clientId)
          : answer(thread, text, { clientId, isNote: by === 'note' });
      }),
    );
    const { items } = await read(thread, room.admin, { after: 0, limit: 100 });
    expect(items.map(({ seq }) => seq)).toEqual(items.map((_, index) => index + 1));
    expect(texts({ items }).toSorted()).toEqual(['First', ...ids.keys()].toSorted());
    for (const reply of replies) expect(items.find(({ seq }) => seq === reply.seq)?.clientId).toBe(reply.clientId);
    const missed = await read(thread, room.student, { after: from, limit: 100 });
    expect(texts(missed)).toEqual(items.filter(({ seq, by }) => seq > from && by !== 'note').map(({ text }) => text));
  });
  await fc.assert(property, { numRuns: 25 });
});

describe('what is kept', () => {
  test('messages are deleted so many days after they were written, with their files; younger ones stay', async () => {
    const before = (await contents()).length;
    const files = [(await server.ok('uploadFile', { body: { file: pngFile() } }, room.student))._id];
    const { thread } = await server.ok('sendMyChatMessage', { body: { clientId: randomUUID(), files } }, room.student);
    server.clock.advance({ days: 20 });
    const again = { ...room.student, token: await server.login(room.student) };
    await write('Still there?', again);
    await keepFor(null);
    expect(await contents()).toHaveLength(before + 1);
    server.clock.advance({ days: 11 });
    await keepFor(30);
    const reader = { ...room.admin, token: await server.login(room.admin) };
    expect(texts(await read(thread, reader))).toEqual(['Still there?']);
    expect(await contents()).toHaveLength(before);
  });

  test('answers by WhatsApp are deleted with them, with their files; other sends stay', async () => {
    const { db } = server.app;
    const before = (await contents()).length;
    const admin = { ...room.admin, token: await server.login(room.admin) };
    await givePhones(server, [room.parent]);
    const now = server.clock.now();
    const values = { channel: 'whatsapp' as const, ownerId: room.parent.id, lastMessageAt: now };
    const { id } = expectRow(
      await db
        .insert(chatThreads)
        .values({ ...values, createdAt: now, updatedAt: now })
        .returning(),
    );
    const files = [(await server.ok('uploadFile', { body: { file: pngFile() } }, admin))._id];
    const body = { clientId: randomUUID(), text: 'The fees are late.', files };
    await server.ok('sendChatMessage', { params: { id }, body }, admin);
    await sendTo(server, admin, { people: [room.parent.id], text: 'School begins.' });
    const sends = async () =>
      JSON.stringify([await db.select().from(whatsAppCampaigns), await db.select().from(whatsAppMessages)]);
    server.clock.advance({ days: 29 });
    await keepFor(30);
    expect(await sends()).toContain('The fees are late.');
    server.clock.advance({ days: 2 });
    await keepFor(30);
    expect(await sends()).not.toContain('The fees are late.');
    expect(await sends()).toContain('School begins.');
    expect(await contents()).toHaveLength(before);
  });

  test('an erasure takes a person’s conversation, its files, and what staff were told of it', async () => {
    const admin = { ...room.admin, token: await server.login(room.admin) };
    const classmate = { ...room.classmate, token: await server.login(room.classmate) };
    const before = (await contents()).length;
    const files = [(await server.ok('uploadFile', { body: { file: pngFile() } }, classmate))._id];
    await server.ok('sendMyChatMessage', { body: { clientId: randomUUID(), files } }, classmate);
    server.clock.advance({ minutes: 1 });
    await server.runJobs();
    const sections = await readSections(server.app.db, classmate.id);
    expect(sections['messages']).toMatchObject([{ by: 'owner', files: [{ id: files[0] }] }]);
    const listed = async () => JSON.stringify(await server.ok('listNotices', {}, admin));
    expect(await listed()).toContain(classmate.name);
    await server.ok('eraseUser', { params: { id: classmate.id }, body: { name: classmate.name } }, admin);
    await server.app.background.drain();
    expect(await server.app.db.$count(chatMessages)).toBe(0);
    expect(await listed()).not.toContain(classmate.name);
    expect(await contents()).toHaveLength(before);
  });
});
