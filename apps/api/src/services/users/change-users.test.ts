import type { UserChange } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
let students: { id: string; name: string }[];
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
  students = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => server.makePerson({ role: 'student', name: `Bulk ${name}` })),
  );
});
afterAll(() => server.close());

const change = (users: readonly { id: string }[], what: UserChange, dryRun = false, by = room.admin) =>
  server.ok('changeUsers', { body: { users: users.map(({ id }) => id), change: what, dryRun } }, by);
const userOf = ({ id }: { id: string }) => server.ok('getUser', { params: { id } }, room.admin);
const sorted = (ids: readonly string[]) => ids.toSorted();
const idsOf = (people: readonly { id: string }[]) => sorted(people.map(({ id }) => id));

const closing = (id: string) => ({
  body: { users: [id], change: { kind: 'status' as const, status: 'disabled' as const } },
});

test('puts students and assistants into a group and out of it, and names those who have no groups', async () => {
  const group = await server.ok('createGroup', { body: { name: 'Evening' } }, room.admin);
  const parent = await server.makePerson({ role: 'parent', name: 'Bulk Parent' });
  const assistant = await server.makePerson({ role: 'assistant', name: 'Bulk Assistant' });
  const everybody = [...students, assistant, parent];
  const added = await change(everybody, { kind: 'add-group', group: group._id });
  expect(sorted(added.changed)).toEqual(idsOf([...students, assistant]));
  expect(added.skipped).toEqual([{ _id: parent.id, name: parent.name, reason: 'role' }]);
  expect(await server.ok('getGroup', { params: { id: group._id } }, room.admin)).toMatchObject({
    students: expect.arrayContaining(students.map(({ id }) => id)),
    assistants: [assistant.id],
  });
  const removed = await change(students.slice(0, 1), { kind: 'remove-group', group: group._id });
  expect(removed.changed).toHaveLength(1);
  expect((await change(everybody, { kind: 'remove-group', group: group._id })).skipped).toEqual(
    expect.arrayContaining([expect.objectContaining({ _id: students[0]?.id, reason: 'unchanged' })]),
  );
});

test('gives students a level, and only says what it would do in a dry run', async () => {
  const level = await server.ok('createLevel', { body: { name: 'C1' } }, room.admin);
  const tried = await change([...students, room.assistant], { kind: 'level', level: level._id }, true);
  expect(sorted(tried.changed)).toEqual(idsOf(students));
  expect(await Promise.all(students.map(async (who) => (await userOf(who)).level))).toEqual([null, null, null]);
  await change(students, { kind: 'level', level: level._id });
  expect(await Promise.all(students.map(async (who) => (await userOf(who)).level))).toEqual(
    students.map(() => level._id),
  );
});

test('closes accounts, ends their sessions, and opens them again; those who wait for approval are left to it', async () => {
  const [first] = students;
  const token = await server.login({ email: 'bulk.one@rubrica.test' });
  const waiting = await server.makePerson({ role: 'student', name: 'Bulk Waiting', status: 'pending' });
  const closed = await change([...students, waiting], { kind: 'status', status: 'disabled' });
  expect(closed.skipped).toEqual([{ _id: waiting.id, name: waiting.name, reason: 'pending' }]);
  expect((await server.fails('getMe', {}, { token })).status).toBe(401);
  expect(await userOf(first ?? room.student)).toMatchObject({ status: 'disabled' });
  await change(students, { kind: 'status', status: 'active' });
  await server.login({ email: 'bulk.one@rubrica.test' });
});

test('never closes the caller’s own account', async () => {
  const other = await server.makePerson({ role: 'admin', name: 'Bulk Admin' });
  const closed = await change([other, room.admin], { kind: 'status', status: 'disabled' });
  expect(closed.changed).toEqual([other.id]);
  expect(closed.skipped).toEqual([expect.objectContaining({ _id: room.admin.id, reason: 'own-account' })]);
});

test('two admins who close each other at once leave one who can administer', async () => {
  const other = await server.makePerson({ role: 'admin', name: 'Bulk Rival' });
  const rival = { ...other, token: await server.login(other) };
  const replies = await Promise.all([
    server.send('changeUsers', closing(other.id), room.admin),
    server.send('changeUsers', closing(room.admin.id), rival),
  ]);
  const outcomes = await Promise.all(replies.map(async (reply) => (await reply.json()) as { changed?: string[] }));
  expect(outcomes.flatMap(({ changed = [] }) => changed)).toHaveLength(1);
});

test('a group that does not exist changes nobody', async () => {
  const admin = { token: await server.login(await server.makePerson({ role: 'admin', name: 'Bulk Last' })) };
  const group = '0197a000-0000-7000-8000-000000000000';
  const body = { users: students.map(({ id }) => id), change: { kind: 'add-group' as const, group } };
  expect((await server.fails('changeUsers', { body }, admin)).errors).toHaveProperty('groups');
});
