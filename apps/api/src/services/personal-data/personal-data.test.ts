import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../db/schema/system.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { readZip } from '../../testing/read-zip.ts';
import { wavFile } from '../../testing/sample-files.ts';
import { choiceQuestion, essayQuestion, essayText, rightChoices, sentinel } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
let files: Map<string, Buffer>;
const get = (path: string, { token }: { token?: string }) =>
  server.http.request(
    `/api${path}`,
    { headers: token ? { authorization: `Bearer ${token}` } : {} },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );
const zipOf = async (path: string, who: { token?: string }) =>
  readZip(Buffer.from(await (await get(path, who)).arrayBuffer()));

beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
  const released = await room.submitAnswers(await room.makeTask({ title: 'Released', contents: [choiceQuestion()] }), [
    rightChoices,
  ]);
  await server.ok('releaseTaskTaken', { params: { id: released._id } }, room.assistant);
  await room.submitAnswers(await room.makeTask({ title: 'Open', contents: [essayQuestion()] }), [
    essayText('My own words.'),
  ]);
  await server.ok('createStaffNote', { body: { student: room.student.id, text: 'For staff alone.' } }, room.admin);
  await server.ok('uploadFile', { body: { file: wavFile('my talk.wav') } }, room.student);
  files = await zipOf(`/users/${room.student.id}/personal-data.zip`, room.admin);
});
afterAll(() => server.close());

const textOf = (name: string) => files.get(name)?.toString('utf8') ?? '';

test('a person’s data is a zip of their account, their work and their files', async () => {
  expect(JSON.parse(textOf('account.json'))).toMatchObject({ name: room.student.name, email: room.student.email });
  expect(JSON.parse(textOf('attempts/1.json'))).toMatchObject({
    task: { title: 'Released' },
    mark: expect.any(Number),
  });
  expect(textOf('attempts/2.json')).toContain('My own words.');
  const [recording] = [...files].filter(([name]) => name.startsWith('files/'));
  expect(recording?.[0]).toMatch(/my talk\.wav$/u);
  expect(recording?.[1]).toEqual(Buffer.from(await wavFile().arrayBuffer()));
});

test('has no marks before their release, no keys, no notes of staff and nobody else’s name', () => {
  expect(JSON.parse(textOf('attempts/2.json'))).not.toHaveProperty('mark');
  expect(textOf('attempts/2.json')).not.toContain('studentContentMark');
  const all = [...files.values()].map(String).join('\n');
  for (const text of [sentinel, 'For staff alone.', room.assistant.name, room.admin.name, room.parent.name, 'argon2'])
    expect(all).not.toContain(text);
});

test('everybody can have their own, and only an admin that of others; the log says so', async () => {
  const own = await zipOf('/me/personal-data.zip', room.student);
  expect([...own.keys()]).toEqual([...files.keys()]);
  expect((await get('/me/personal-data.zip', room.parent)).status).toBe(200);
  for (const who of [room.student, room.assistant, room.parent])
    expect((await get(`/users/${room.student.id}/personal-data.zip`, who)).status).toBe(403);
  expect((await get('/me/personal-data.zip', {})).status).toBe(401);
  expect((await get('/users/0197a000-0000-7000-8000-000000000000/personal-data.zip', room.admin)).status).toBe(404);
  const entries = await server.app.db.select().from(auditLog).orderBy(desc(auditLog.at));
  const exported = entries
    .filter(({ action }) => action === 'user.export')
    .map(({ actorId, object }) => ({ actorId, object }));
  expect(exported).toContainEqual({ actorId: room.admin.id, object: `user:${room.student.id}` });
  expect(exported).toContainEqual({ actorId: room.student.id, object: `user:${room.student.id}` });
});

test('nobody who stands in for a person reads their data', async () => {
  const body = { userId: room.student.id, reason: 'To help.' };
  const { token } = await server.ok('forceLogin', { body }, room.admin);
  expect((await get('/me/personal-data.zip', { token })).status).toBe(403);
});
