import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendance } from '../../../db/schema/meetings.ts';
import { whatsAppMessages } from '../../../db/schema/whatsapp-sends.ts';
import { type Classroom, classroom } from '../../../testing/classroom.ts';
import { type FakeWasender, startFakeWasender } from '../../../testing/fake-wasender/start-fake-wasender.ts';
import { planMeeting } from '../../../testing/meetings.ts';
import { choiceQuestion, rightChoices } from '../../../testing/sample-questions.ts';
import { choosePrimary } from '../../../testing/sends.ts';
import { type TestServer, testServer } from '../../../testing/test-server.ts';
import { givePhones } from '../../../testing/whatsapp-send-scenarios.ts';
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
