import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { essayQuestion } from '../../testing/sample-questions.ts';
import { pdfFile } from '../../testing/sample-pdfs.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

describe('an update that says what it was made upon', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const refused = { status: 409, code: 'conflict' };

  test.each([
    ['createCategory', 'updateCategory'],
    ['createLevel', 'updateLevel'],
    ['createDiploma', 'updateDiploma'],
  ] as const)('%s: is refused if a colleague has changed the object since', async (create, update) => {
    const base = { name: 'Grammar', order: 1, archived: false };
    const { _id } = await server.ok(create, { body: base }, room.admin);
    const params = { id: String(_id) };
    await server.ok(update, { params, body: { ...base, archived: true, base } }, room.admin);
    const late = { params, body: { ...base, name: 'Syntax', base } };
    const failure = await server.fails(update, late, room.admin);
    expect(failure).toMatchObject({ ...refused, current: { _id, name: 'Grammar', archived: true } });
    const again = { ...base, archived: true };
    const saved = await server.ok(update, { params, body: { ...again, name: 'Syntax', base: again } }, room.admin);
    expect(saved).toMatchObject({ name: 'Syntax', archived: true });
  });

  test('writes over whatever is stored if it does not say', async () => {
    const { _id: id } = await server.ok('createLevel', { body: { name: 'A1' } }, room.admin);
    await server.ok('updateLevel', { params: { id }, body: { name: 'A2' } }, room.admin);
    expect(await server.ok('updateLevel', { params: { id }, body: { name: 'B1' } }, room.admin)).toMatchObject({
      name: 'B1',
    });
  });

  test('a group: also if a member came by another call', async () => {
    const base = { name: 'Evening', description: '', archived: false, students: [room.student.id], assistants: [] };
    const { _id: id } = await server.ok('createGroup', { body: base }, room.admin);
    const other = await server.makePerson({ role: 'student', name: 'Nabil' });
    const change = { kind: 'add-group' as const, group: id };
    await server.ok('changeUsers', { body: { users: [other.id], change } }, room.admin);
    const body = { ...base, description: 'Twice a week', base };
    const failure = await server.fails('updateGroup', { params: { id }, body }, room.admin);
    expect(failure).toMatchObject({ ...refused, current: { students: [room.student.id, other.id].toSorted() } });
    expect((await server.ok('getGroup', { params: { id } }, room.admin)).students).toHaveLength(2);
  });

  test('a person', async () => {
    const body = { name: 'Lina', email: 'lina@school.test', role: 'student' as const, password: 'green-window-3' };
    const {
      _id: id,
      phone,
      status,
      language,
      groups,
      level,
      children,
    } = await server.ok('createUser', { body }, room.admin);
    const base = { name: 'Lina', email: body.email, role: body.role, phone, status, language, groups, level, children };
    const change = { kind: 'add-group' as const, group: room.group };
    await server.ok('changeUsers', { body: { users: [id], change } }, room.admin);
    const failure = await server.fails(
      'updateUser',
      { params: { id }, body: { ...base, phone: '+447700900123', base } },
      room.admin,
    );
    expect(failure).toMatchObject({ ...refused, current: { _id: id, groups: [room.group], phone: null } });
  });

  test('a task with all that it can have', async () => {
    const question = await server.ok('createQuestion', { body: { content: essayQuestion() } }, room.admin);
    const made = await server.ok(
      'createTask',
      {
        body: {
          title: 'Essay',
          instructions: 'Write.\n',
          questions: [question._id],
          draws: [{ count: 1, mark: 20, tags: [] }],
          groups: [room.group],
          students: [room.student.id],
          dueAt: '2026-12-01T10:00:00.000Z',
          timeLimitMinutes: 30,
          extraTime: [{ student: room.student.id, minutes: 10 }],
        },
      },
      room.admin,
    );
    const { _id: id, createdAt: _, updatedAt: __, counts: ___, ...base } = made;
    const renamed = await server.ok(
      'updateTask',
      { params: { id }, body: { ...base, title: 'Essay 1', base } },
      room.admin,
    );
    expect(renamed.title).toBe('Essay 1');
    const failure = await server.fails(
      'updateTask',
      { params: { id }, body: { ...base, maxAttempts: 3, base } },
      room.admin,
    );
    expect(failure).toMatchObject({ ...refused, current: { title: 'Essay 1', maxAttempts: 1 } });
  });

  test('a document', async () => {
    const { _id: file } = await server.ok('uploadFile', { body: { file: await pdfFile(1) } }, room.admin);
    const base = {
      title: 'Reading',
      description: '',
      level: null,
      order: 0,
      canPrint: false,
      canDownload: false,
      status: 'draft' as const,
      groups: [room.group],
      file,
    };
    const { _id: id } = await server.ok('createPdf', { body: base }, room.admin);
    await server.ok('updatePdf', { params: { id }, body: { ...base, status: 'published', base } }, room.admin);
    const failure = await server.fails(
      'updatePdf',
      { params: { id }, body: { ...base, canPrint: true, base } },
      room.admin,
    );
    expect(failure).toMatchObject({ ...refused, current: { status: 'published', canPrint: false } });
  });

  test('a course', async () => {
    const { _id: id } = await server.ok('createDiploma', { body: { name: 'First' } }, room.admin);
    const base = { groups: [], items: [] };
    await server.ok(
      'updateDiplomaCourse',
      { params: { id }, body: { ...base, groups: [room.group], base } },
      room.admin,
    );
    const failure = await server.fails('updateDiplomaCourse', { params: { id }, body: { ...base, base } }, room.admin);
    expect(failure).toMatchObject({ ...refused, current: { groups: [room.group], items: [] } });
  });

  test('an answer that staff give often', async () => {
    const base = { title: 'Where', textEn: 'Under Lectures.', textAr: '' };
    const { _id: id } = await server.ok('createCannedAnswer', { body: base }, room.admin);
    await server.ok(
      'updateCannedAnswer',
      { params: { id }, body: { ...base, textAr: 'في المحاضرات.', base } },
      room.admin,
    );
    const failure = await server.fails(
      'updateCannedAnswer',
      { params: { id }, body: { ...base, title: 'Recordings', base } },
      room.admin,
    );
    expect(failure).toMatchObject({ ...refused, current: { title: 'Where', textAr: 'في المحاضرات.' } });
  });
});
