import type { ServerEventName } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;

beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());
beforeEach(() => void server.published.splice(0));

const published = (name: ServerEventName) => server.published.filter((event) => event.name === name);

async function openExam() {
  const options = { title: 'Exam', groups: [room.group], timeLimitMinutes: 60 };
  const task = await room.makeTask({ ...options, contents: [choiceQuestion()] });
  const attempt = await room.start(task);
  server.published.splice(0);
  const change = (body: object) =>
    server.ok(
      'updateTask',
      { params: { id: task._id }, body: { ...options, questions: task.questions, status: 'published', ...body } },
      room.admin,
    );
  const told = (reason: string) => [
    {
      name: 'attempt-changed',
      to: { watching: { topic: 'attempt', id: attempt._id } },
      data: { taskTaken: attempt._id, reason },
    },
  ];
  return { attempt, change, told };
}

describe('the page of an exam is told', () => {
  test('of extra time for its student, and of nothing when a task changes in another way', async () => {
    const { change, told } = await openExam();
    await change({ description: 'Read each text twice.' });
    expect(published('attempt-changed')).toEqual([]);
    await change({ extraTime: [{ student: room.student.id, minutes: 15 }] });
    expect(published('attempt-changed')).toEqual(told('time'));
  });

  test('once, when it is opened on a second device', async () => {
    const { attempt, told } = await openExam();
    const params = { id: attempt._id };
    const phone = await server.login(room.student);
    await server.ok('reportPresence', { params }, room.student);
    expect(published('attempt-changed')).toEqual([]);
    await server.ok('reportPresence', { params }, { token: phone });
    await server.ok('reportPresence', { params }, { token: phone });
    await server.ok('reportPresence', { params }, room.student);
    expect(published('attempt-changed')).toEqual(told('opened-elsewhere'));
  });

  test('when it is submitted elsewhere', async () => {
    const { attempt, told } = await openExam();
    await room.submit(attempt);
    expect(published('attempt-changed')).toEqual(told('closed'));
  });
});

test('whoever gets a notice from a call is told once, after it; others are not', async () => {
  const { attempt } = await openExam();
  await room.submit(attempt);
  server.published.splice(0);
  await server.ok(
    'returnTaskTaken',
    { params: { id: attempt._id }, body: { note: 'Once more.', minutes: null } },
    room.assistant,
  );
  expect(published('notices-changed')).toEqual([
    { name: 'notices-changed', to: { users: [room.student.id] }, data: {} },
  ]);
});

test('whoever has an answer of the school to read is told once, by the job that writes the notice', async () => {
  await server.ok(
    'sendMyChatMessage',
    { body: { clientId: crypto.randomUUID(), text: 'When is the exam?', files: [] } },
    room.student,
  );
  const { thread } = await server.ok('getMyThread', {}, room.student);
  const params = { id: thread?._id ?? '' };
  const body = { clientId: crypto.randomUUID(), text: 'On Sunday.', files: [], isNote: false };
  await server.ok('sendChatMessage', { params, body }, room.assistant);
  server.clock.advance({ minutes: 1 });
  server.published.splice(0);
  await server.runJobs();
  expect(published('notices-changed')).toEqual([
    { name: 'notices-changed', to: { users: [room.student.id] }, data: {} },
  ]);
});

test('whoever asked for a report file is told while it is made', async () => {
  const body = { report: 'marks', format: 'csv', query: {} } as const;
  const { _id: file } = await server.ok('createReportFile', { body }, room.admin);
  await server.runJobs();
  const events = published('report-file-changed');
  expect(events.length).toBeGreaterThan(1);
  expect(new Set(events.map((event) => JSON.stringify(event)))).toEqual(
    new Set([JSON.stringify({ name: 'report-file-changed', to: { users: [room.admin.id] }, data: { file } })]),
  );
});
