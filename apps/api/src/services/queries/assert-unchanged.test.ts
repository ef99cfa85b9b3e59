import type { CallArguments, CallName, Contract } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { meetingBodyOf, planMeeting } from '../../testing/meetings.ts';
import { choiceQuestion, essayQuestion } from '../../testing/sample-questions.ts';
import { pdfFile } from '../../testing/sample-pdfs.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

type UpdateName = { [Name in CallName]: Contract[Name] extends { method: 'PUT' } ? Name : never }[CallName];

describe('an update that says what it was made upon', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  /** Makes an update twice. */
  async function expectSame<Name extends UpdateName>(call: Name, args: CallArguments<Contract[Name]>) {
    const { total: before } = await server.ok('listAuditLog', {}, room.admin);
    const first = await server.ok(call, args, room.admin);
    server.clock.advance({ minutes: 1 });
    expect(await server.ok(call, args, room.admin)).toEqual(first);
    const { total: after } = await server.ok('listAuditLog', {}, room.admin);
    expect(after).toBe(before + 1);
  }

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

  describe('sent again, because the first reply was lost, is answered as the first time, and changes nothing', () => {
    test('a level', async () => {
      const base = { name: 'C1', order: 1, archived: false };
      const { _id: id } = await server.ok('createLevel', { body: base }, room.admin);
      await expectSame('updateLevel', { params: { id }, body: { ...base, name: ' C2 ', base } });
    });

    test('a group, in whatever order its members are named', async () => {
      const base = { name: 'Placement', description: '', archived: false, students: [], assistants: [] };
      const { _id: id } = await server.ok('createGroup', { body: base }, room.admin);
      const students = [room.student.id, room.otherStudent.id].toSorted().toReversed();
      await expectSame('updateGroup', { params: { id }, body: { ...base, students, base } });
    });

    test('a person', async () => {
      const body = { name: 'Nada', email: 'nada@school.test', role: 'student' as const, password: 'green-window-3' };
      const made = await server.ok('createUser', { body }, room.admin);
      const { name, email, role, phone, status, language, groups, level, children } = made;
      const base = { name, email, role, phone, status, language, groups, level, children };
      const change = { ...base, groups: [room.group, room.otherGroup], base };
      await expectSame('updateUser', { params: { id: made._id }, body: change });
    });

    test('a task', async () => {
      const made = await server.ok('createTask', { body: { title: 'Essay' } }, room.admin);
      const { _id: id, createdAt: _, updatedAt: __, counts: ___, ...base } = made;
      await expectSame('updateTask', { params: { id }, body: { ...base, groups: [room.group], base } });
    });

    test('a document', async () => {
      const { _id: file } = await server.ok('uploadFile', { body: { file: await pdfFile(1) } }, room.admin);
      const made = await server.ok('createPdf', { body: { title: 'Reading', file } }, room.admin);
      const { _id: id, title, description, level, order, canPrint, canDownload, status, groups } = made;
      const base = { title, description, level, order, canPrint, canDownload, status, groups, file };
      await expectSame('updatePdf', { params: { id }, body: { ...base, title: 'Listening', base } });
    });

    test('a course', async () => {
      const { _id: id } = await server.ok('createDiploma', { body: { name: 'Second' } }, room.admin);
      const body = { groups: [room.group], items: [], base: { groups: [], items: [] } };
      await expectSame('updateDiplomaCourse', { params: { id }, body });
    });

    test('an answer that staff give often', async () => {
      const base = { title: 'When', textEn: 'On Mondays.', textAr: '' };
      const { _id: id } = await server.ok('createCannedAnswer', { body: base }, room.admin);
      await expectSame('updateCannedAnswer', { params: { id }, body: { ...base, textEn: 'On Tuesdays.', base } });
    });

    test('a question with an exception', async () => {
      const { _id: id } = await server.ok('createQuestion', { body: { content: essayQuestion() } }, room.admin);
      const exceptions = [{ rule: 'longest-right', path: ['questions', 0], itemId: null, reason: 'It is meant.' }];
      const content = { ...essayQuestion(), title: 'Tides' };
      await expectSame('updateQuestion', { params: { id }, body: { rev: 1, content, exceptions } });
    });

    test('a video and a question of it', async () => {
      const link = { kind: 'link' as const, url: 'https://videos.example/a.mp4' };
      const body = { title: 'Numbers', durationMs: 90_000, source: link };
      const { _id: video } = await server.ok('createVideo', { body }, room.admin);
      const cues = [{ startMs: 0, endMs: 1000, text: 'One' }];
      const captions = ['en', 'ar'].map((language) => ({ language, label: language, cues }));
      await expectSame('updateVideo', { params: { id: video }, body: { ...body, captions, rev: 1 } });
      const question = { video, atMs: 1000, content: choiceQuestion() };
      const { _id: id } = await server.ok('createLectureQuestion', { body: question }, room.admin);
      const other = { rev: 1, atMs: 2000, content: choiceQuestion('Other') };
      await expectSame('updateLectureQuestion', { params: { id }, body: other });
    });

    test('a meeting', async () => {
      const meeting = await planMeeting(server, room, 2);
      const { _id: id, rev } = meeting;
      const body = meetingBodyOf(meeting);
      await expectSame('updateMeeting', { params: { id }, body: { ...body, place: 'Room 7' } });
      await expectSame('updateMeeting', { params: { id }, body: { ...body, rev: rev + 1, isCancelled: true } });
    });
  });
});
