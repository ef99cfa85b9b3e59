import type { Task } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { essayQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const makePerson = async (role: 'student' | 'parent' | 'assistant') => ({
  ...(await server.makePerson({ role, name: `Erased ${role}` })),
  token: '',
});
const unknown = (field: string) => ({ status: 422, errors: { [field]: [expect.any(String)] } });

describe('somebody who was erased', () => {
  let student: SignedInPerson;
  let parent: SignedInPerson;
  let assistant: SignedInPerson;
  let task: Task;

  beforeAll(async () => {
    [student, parent, assistant] = [
      await makePerson('student'),
      await makePerson('parent'),
      await makePerson('assistant'),
    ];
    task = await room.makeTask({ contents: [essayQuestion()], students: [student.id], groups: [] });
    for (const { id, name } of [student, parent, assistant])
      await server.ok('eraseUser', { params: { id }, body: { name } }, room.admin);
  });

  test('is not linked, put into a group or given a new task', async () => {
    const link = (child: string, by: string) =>
      server.fails('linkParent', { params: { id: child }, body: { parent: by } }, room.admin);
    expect(await link(room.student.id, parent.id)).toMatchObject(unknown('parent'));
    expect(await link(student.id, room.parent.id)).toMatchObject({ status: 409, code: 'account_erased' });
    const group = (members: { students?: string[]; assistants?: string[] }) =>
      server.fails('createGroup', { body: { name: 'Group', ...members } }, room.admin);
    expect(await group({ students: [room.student.id, student.id] })).toMatchObject(unknown('students'));
    expect(await group({ assistants: [assistant.id] })).toMatchObject(unknown('assistants'));
    const mother = { name: 'Mother', email: 'mother@a.example', role: 'parent' as const, children: [student.id] };
    expect(await server.fails('createUser', { body: mother }, room.admin)).toMatchObject(unknown('children'));
    const homework = { title: 'Homework', students: [student.id] };
    expect(await server.fails('createTask', { body: homework }, room.admin)).toMatchObject(unknown('students.0'));
  });

  test('gets no code, note, conversation, password or wish', async () => {
    const params = { id: student.id };
    const refusals = [
      await server.fails('createStudentPairingCode', { params }, room.admin),
      await server.fails('createStaffNote', { body: { student: student.id, text: 'Late again.' } }, room.admin),
      await server.fails('openChatThread', { body: { student: student.id } }, room.admin),
      await server.fails('updateWhatsAppPreference', { params, body: { hasConsent: true } }, room.admin),
      await server.fails(
        'adminResetPassword',
        { body: { userId: student.id, newPassword: 'four-new-boats' } },
        room.admin,
      ),
    ];
    expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'account_erased'));
  });

  test('does not keep the task that was set for them from being changed', async () => {
    const body = {
      title: 'Homework 2',
      students: [student.id],
      questions: task.questions,
      status: 'published' as const,
    };
    const changed = await server.ok('updateTask', { params: { id: task._id }, body }, room.admin);
    expect(changed).toMatchObject({ title: 'Homework 2', students: [student.id] });
  });
});
