import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attendance, meetings } from '../../../db/schema/meetings.ts';
import { groups } from '../../../db/schema/people.ts';
import { tasks } from '../../../db/schema/tasks.ts';
import { whatsAppCampaigns, whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import { type Classroom, classroom } from '../../../testing/classroom.ts';
import { type FakeWasender, startFakeWasender } from '../../../testing/fake-wasender/start-fake-wasender.ts';
import { planMeeting } from '../../../testing/meetings.ts';
import { choiceQuestion, rightChoices } from '../../../testing/sample-questions.ts';
import { choosePrimary } from '../../../testing/sends.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { givePhones } from '../../../testing/whatsapp-send-scenarios.ts';
import { closeMeetings } from '../../attendance/close-meetings.ts';
import { sendAutomatic } from './send-automatic.ts';

let fake: FakeWasender;
let server: TestServer;
let room: Classroom;
let phones: string[];
beforeAll(async () => {
  fake = await startFakeWasender();
  server = await testServer({ wasender: fake });
  room = await classroom(server);
  phones = await givePhones(server, [room.student, room.classmate, room.otherStudent, room.parent]);
  await server.ok('linkParent', { params: { id: room.classmate.id }, body: { parent: room.parent.id } }, room.admin);
  await choosePrimary(server);
});
afterAll(async () => {
  await server.close();
  await fake.close();
});

const turn = (kind: 'due-tomorrow' | 'absent-today', isOn: boolean) =>
  server.ok('updateWhatsAppAutomation', { body: { group: room.group, kind, isOn } }, room.admin);
/** Two servers do it at once, as often as they like. */
const run = async () => {
  await Promise.all([sendAutomatic(server.app), sendAutomatic(server.app)]);
  await sendAutomatic(server.app);
  await server.runJobs();
};
const got = () => fake.state.accepted.map(({ to, body }) => [to, body['text']]);

test('what is due tomorrow is told to those who have not handed it in, once, where their group has it turned on', async () => {
  const dueAt = new Date(server.clock.now().getTime() + 26 * 3_600_000).toISOString();
  const task = await room.makeTask({ contents: [choiceQuestion()], title: 'Homework 3', dueAt, maxAttempts: 1 });
  await room.submitAnswers(task, [rightChoices], room.classmate);
  await run();
  expect(got()).toEqual([]);
  await turn('due-tomorrow', true);
  await run();
  await run();
  expect(got()).toEqual([[phones[0], expect.stringMatching(/^Hello Sara, “Homework 3” is due Tuesday/u)]]);
  const { items } = await server.ok('listWhatsAppCampaigns', { query: { kind: 'automatic' } }, room.admin);
  expect(items).toMatchObject([{ name: 'Homework 3', automation: 'due-tomorrow', createdBy: null, total: 1 }]);
});

test('a task or meeting of a group that has it turned off is told to none of its students, though they learn in another that has it on', async () => {
  fake.state.accepted = [];
  await turn('due-tomorrow', true);
  await turn('absent-today', true);
  const body = { name: 'Evening class', description: '', archived: false, students: [room.student.id], assistants: [] };
  const { _id: other } = await server.ok('createGroup', { body }, room.admin);
  const dueAt = new Date(server.clock.now().getTime() + 26 * 3_600_000).toISOString();
  await room.makeTask({ contents: [choiceQuestion()], dueAt, groups: [other], students: [] });
  const { _id: meetingId } = await planMeeting(server, { ...room, group: other }, 1);
  server.clock.advance({ hours: 3 });
  await server.app.db.insert(attendance).values({ meetingId, studentId: room.student.id, status: 'Absent' });
  await run();
  expect(got()).toEqual([]);
  const on = (kind: 'due-tomorrow' | 'absent-today') =>
    server.ok('updateWhatsAppAutomation', { body: { group: other, kind, isOn: true } }, room.admin);
  await on('due-tomorrow');
  await on('absent-today');
  await run();
  expect(got().map(([to]) => to)).toEqual(expect.arrayContaining([phones[0], phones[3]]));
  await server.app.db.update(groups).set({ archived: true }).where(eq(groups.id, other));
  await server.app.db.delete(meetings);
});

test('parents are told of each child who was absent today, once', async () => {
  fake.state.accepted = [];
  const meeting = await planMeeting(server, room, 1);
  await turn('absent-today', true);
  server.clock.advance({ hours: 3 });
  const mark = (studentId: string, status: 'Absent' | 'Present') =>
    server.app.db
      .insert(attendance)
      .values({ meetingId: meeting._id, studentId, status })
      .onConflictDoUpdate({ target: [attendance.meetingId, attendance.studentId], set: { status } });
  await mark(room.student.id, 'Absent');
  await run();
  await mark(room.classmate.id, 'Absent');
  await run();
  await run();
  expect(got().map(([to, text]) => [to, String(text).split(' ')[0]])).toEqual([
    [phones[3], 'Sara'],
    [phones[3], 'Samir'],
  ]);
  await turn('absent-today', false);
  await server.app.db.delete(whatsAppMessages).where(eq(whatsAppMessages.recipientId, room.parent.id));
  await run();
  expect(got()).toHaveLength(2);
});

/** Lets messages be made at night, something happen, and the night end. */
const overnight = async (meanwhile: () => Promise<unknown>) => {
  const { sendRules, jobs } = server.app;
  sendRules.quietHours = { from: '00:00', until: '23:59' };
  await run();
  expect(got()).toEqual([]);
  expect(await states()).toEqual(['queued']);
  await meanwhile();
  sendRules.quietHours = null;
  await jobs.send('send-whatsapp', {});
  await server.runJobs();
};
const states = async () => (await server.app.db.select().from(whatsAppMessages)).map(({ state }) => state);

const absence = async () => {
  const { _id: id } = await planMeeting(server, room, 1);
  server.clock.advance({ hours: 3 });
  await server.app.db.insert(attendance).values({ meetingId: id, studentId: room.student.id, status: 'Absent' });
  const save = async (status: 'Absent' | 'Present') => {
    const { lines } = await server.ok('getAttendanceSheet', { params: { id } }, room.assistant);
    const rev = lines.find(({ student }) => student._id === room.student.id)?.rev ?? 0;
    const entries = [{ student: room.student.id, status, rev, remark: '' }];
    await server.ok('saveAttendance', { params: { id }, body: { entries } }, room.assistant);
  };
  const cancel = async () => {
    const { meeting } = await server.ok('getAttendanceSheet', { params: { id } }, room.assistant);
    const { title, startsAt, endsAt, groups: invited, rev } = meeting;
    const body = { title, startsAt, endsAt, groups: invited, rev, isCancelled: true };
    await server.ok('updateMeeting', { params: { id }, body }, room.admin);
  };
  return { save, cancel };
};
const archive = (archived: boolean) => server.app.db.update(groups).set({ archived }).where(eq(groups.id, room.group));
const unlink = () =>
  server.ok('unlinkParent', { params: { id: room.student.id, parentId: room.parent.id } }, room.admin);

describe('a message that waits for the end of quiet hours', () => {
  beforeEach(async () => {
    await server.app.db.delete(whatsAppCampaigns);
    await server.app.db.delete(meetings);
    await server.app.db.update(tasks).set({ dueAt: null });
    fake.state.accepted = [];
    await turn('absent-today', true);
    await turn('due-tomorrow', true);
  });

  test('is sent where it is still true', async () => {
    await absence();
    await overnight(async () => {});
    expect(got()).toEqual([[phones[3], expect.stringMatching(/^Sara was absent from “Reading” \(\w+day/u)]]);
    expect(String(got()[0]?.[1])).not.toContain('today');
  });

  test.each<[string, (made: Awaited<ReturnType<typeof absence>>) => Promise<unknown>]>([
    ['a student was there after all', ({ save }) => save('Present')],
    ['the meeting was cancelled', ({ cancel }) => cancel()],
    ['the group has these messages turned off', () => turn('absent-today', false)],
    ['the group was archived', () => archive(true)],
    ['the parent is no longer linked to the child', () => unlink()],
  ])('about an absence is not sent where %s', async (_, change) => {
    const made = await absence();
    await overnight(() => change(made));
    await server.ok('linkParent', { params: { id: room.student.id }, body: { parent: room.parent.id } }, room.admin);
    await archive(false);
    expect(got()).toEqual([]);
    expect(await states()).toEqual(['cancelled']);
    const { items } = await server.ok('listWhatsAppCampaigns', { query: { kind: 'automatic' } }, room.admin);
    expect(items).toMatchObject([{ state: 'finished', counts: { cancelled: 1 } }]);
  });

  test('is sent once after all where it turns out to be true again', async () => {
    const { save } = await absence();
    await overnight(() => save('Present'));
    await save('Absent');
    await run();
    await run();
    expect(got()).toHaveLength(1);
  });

  test.each<[string, (task: string) => Promise<unknown>]>([
    [
      'handed it in',
      async (id) => {
        const task = await server.ok('getTask', { params: { id } }, room.admin);
        await room.submitAnswers(task, [rightChoices], room.student);
      },
    ],
    [
      'has more time now',
      (id) =>
        server.app.db
          .update(tasks)
          .set({ dueAt: new Date(Date.now() + 9e8) })
          .where(eq(tasks.id, id)),
    ],
    ['can no longer do it', (id) => server.app.db.update(tasks).set({ status: 'closed' }).where(eq(tasks.id, id))],
    ['reads it after it was due', async () => server.clock.advance({ hours: 30 })],
  ])('about a task is not sent to a student who %s', async (_, change) => {
    const dueAt = new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString();
    const students = { groups: [], students: [room.student.id] };
    const task = await room.makeTask({ contents: [choiceQuestion()], dueAt, maxAttempts: 1, ...students });
    await overnight(() => change(task._id));
    expect(got()).toEqual([]);
    expect(await states()).toEqual(['cancelled']);
  });
});

test('parents are told of an absence from a meeting that ends, or is closed, after midnight', async () => {
  const { app, clock } = server;
  await app.db.delete(whatsAppCampaigns);
  await app.db.delete(meetings);
  fake.state.accepted = [];
  await turn('absent-today', true);
  // At 21:30 in Cairo.
  clock.advance({ hours: 24 + 19.5 - ((clock.now().getTime() / 3_600_000) % 24) });
  const { _id: id } = await planMeeting(server, room, 1);
  await server.app.db
    .update(meetings)
    .set({ endsAt: new Date(clock.now().getTime() + 140 * 60_000) })
    .where(eq(meetings.id, id));
  clock.advance({ minutes: 160 });
  await closeMeetings(app);
  await run();
  await run();
  expect(got().map(([to, text]) => [to, String(text).split(' ')[0]])).toEqual([
    [phones[3], 'Samir'],
    [phones[3], 'Sara'],
  ]);
  await app.db.delete(whatsAppCampaigns);
  clock.advance({ hours: 24 });
  await run();
  expect(got()).toHaveLength(2);
});
