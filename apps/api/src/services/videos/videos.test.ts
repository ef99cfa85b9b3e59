import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseItems, diplomaGroups } from '../../db/schema/courses.ts';
import { files } from '../../db/schema/files.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { expectRow } from '../queries/query-results.ts';

const link = { kind: 'link' as const, url: 'https://videos.example/a.mp4' };
const body = { title: 'Listening for numbers', durationMs: 90_000, source: link };
const captions = (cues: { startMs: number; endMs: number; text: string }[], language = 'en') => ({
  language,
  label: 'English',
  cues,
});

describe('videos', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const makeFile = async (mime: string, storageKey: string = crypto.randomUUID()) =>
    expectRow(
      await server.app.db
        .insert(files)
        .values({ ownerId: room.admin.id, name: 'a.mp4', mime, size: 10, sha256: '00', storageKey })
        .returning(),
    );
  const make = (more: object = {}) => server.ok('createVideo', { body: { ...body, ...more } }, room.admin);
  const titlesFor = async (who: { token: string }) =>
    (await server.ok('listVideos', { query: { limit: 100 } }, who)).items.map(({ title }) => title);

  test('a video keeps its file, captions in the order of their times, and its groups', async () => {
    const file = await makeFile('video/mp4');
    const cues = [
      { startMs: 2000, endMs: 3000, text: 'Second' },
      { startMs: 0, endMs: 1000, text: 'First' },
    ];
    const made = await make({
      source: { kind: 'file', file: file.id },
      captions: [captions(cues)],
      groups: [room.group],
    });
    expect(made).toMatchObject({
      rev: 1,
      status: 'draft',
      source: { kind: 'file', file: { id: file.id, mime: 'video/mp4' } },
      groups: [room.group],
      uses: 0,
    });
    expect(made.captions[0]?.cues.map(({ text }) => text)).toEqual(['First', 'Second']);
    const { items } = await server.ok('listVideos', { query: { search: body.title } }, room.admin);
    expect(items.find(({ _id }) => _id === made._id)).toMatchObject({ captionLanguages: ['en'] });
  });

  test.each([
    [
      'a file that is no video',
      async () => ({ source: { kind: 'file', file: (await makeFile('audio/wav')).id } }),
      'source.file',
    ],
    ['a poster that is no image', async () => ({ poster: (await makeFile('video/mp4')).id }), 'poster'],
    ['an unknown level', async () => ({ level: '01890000-0000-7000-8000-000000000000' }), 'level'],
    ['an unknown group', async () => ({ groups: ['01890000-0000-7000-8000-000000000000'] }), 'groups.0'],
    [
      'captions twice in a language',
      async () => ({ captions: [captions([]), captions([], 'EN')] }),
      'captions.1.language',
    ],
    [
      'a line of captions that ends before it starts',
      async () => ({ captions: [captions([{ startMs: 5, endMs: 5, text: 'a' }])] }),
      'captions.0.cues.0.endMs',
    ],
    [
      'a link that is not encrypted',
      async () => ({ source: { kind: 'link', url: 'http://videos.example/a.mp4' } }),
      'source.url',
    ],
  ])('%s is refused on its field', async (_, more, field) => {
    const given: object = { ...body, ...(await more()) };
    const failure = await server.fails('createVideo', { body: given as typeof body }, room.admin);
    expect(failure).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
  });

  test('a save over a newer revision is refused with the stored video', async () => {
    const { _id, rev } = await make();
    const params = { id: _id };
    await server.ok('updateVideo', { params, body: { ...body, rev, title: 'First' } }, room.admin);
    const failure = await server.fails('updateVideo', { params, body: { ...body, rev, title: 'Second' } }, room.admin);
    expect(failure).toMatchObject({ status: 409, code: 'conflict', current: { rev: 2, title: 'First' } });
  });

  test('an assistant sees published videos of the groups, courses and tasks that they mark', async () => {
    await make({ title: 'Draft', groups: [room.group] });
    await make({ title: 'Of the group', groups: [room.group], status: 'published' });
    await make({ title: 'Of another group', groups: [room.otherGroup], status: 'published' });
    const inTask = await make({ title: 'Of a task', status: 'published' });
    await room.makeTask({ kind: 'vdo-lect', videos: [inTask._id] });
    const inCourse = await make({ title: 'Of a course', status: 'published' });
    const diploma = await server.ok('createDiploma', { body: { name: 'IELTS' } }, room.admin);
    const { db } = server.app;
    await db.insert(diplomaGroups).values({ diplomaId: diploma._id, groupId: room.group });
    await db.insert(courseItems).values({ diplomaId: diploma._id, position: 0, videoId: inCourse._id });
    expect(new Set(await titlesFor(room.assistant))).toEqual(new Set(['Of the group', 'Of a task', 'Of a course']));
    expect(await titlesFor(room.otherAssistant)).toEqual(['Of another group']);
  });

  test('a video that a task uses is not removed; without it, it is', async () => {
    const video = await make({ title: 'Used', status: 'published' });
    const task = await room.makeTask({ kind: 'vdo-lect', videos: [video._id] });
    expect(task.videos).toEqual([video._id]);
    const params = { id: video._id };
    expect(await server.fails('removeVideo', { params }, room.admin)).toMatchObject({ status: 409, code: 'in_use' });
    await server.ok('updateTask', { params: { id: task._id }, body: { title: task.title } }, room.admin);
    await server.ok('removeVideo', { params }, room.admin);
    expect((await server.fails('getVideo', { params }, room.admin)).status).toBe(404);
  });

  test('a group that has videos is not removed', async () => {
    const { _id: group } = await server.ok('createGroup', { body: { name: 'Watching' } }, room.admin);
    await make({ groups: [group] });
    const failure = await server.fails('removeGroup', { params: { id: group } }, room.admin);
    expect(failure).toMatchObject({ status: 409, code: 'in_use' });
  });
});
