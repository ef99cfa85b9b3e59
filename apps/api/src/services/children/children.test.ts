import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { taskTakens } from '../../db/schema/attempts.ts';
import { groupStudents, pairingCodes, parentChildren } from '../../db/schema/people.ts';
import { taskGroups, tasks } from '../../db/schema/tasks.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Person } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let student: Person;
let parent: Person;
let parentToken: string;
beforeAll(async () => {
  server = await testServer();
  student = await server.makePerson({ role: 'student', name: 'Salma' });
  parent = await server.makePerson({ role: 'parent', name: 'Hoda' });
  parentToken = await server.login(parent);
});
afterAll(() => server.close());

const newCode = async () => (await server.ok('createPairingCode', {}, { token: await server.login(student) })).code;
const use = (code: string, token = parentToken) => server.fails('usePairingCode', { body: { code } }, { token });

describe('a pairing code', () => {
  test('links a parent to the child who created it, once, in any case and spacing', async () => {
    const code = await newCode();
    const child = await server.ok(
      'usePairingCode',
      { body: { code: code.toLowerCase().replace('-', ' ') } },
      { token: parentToken },
    );
    expect(child).toMatchObject({ _id: student.id, name: 'Salma' });
    const other = await server.login(await server.makePerson({ role: 'parent', name: 'Other' }));
    expect(await use(code, other)).toMatchObject({ status: 422, code: 'pairing_code_wrong' });
    expect((await server.ok('listChildren', {}, { token: other })).items).toEqual([]);
    expect((await server.ok('listChildren', {}, { token: parentToken })).items.map(({ _id }) => _id)).toEqual([
      student.id,
    ]);
  });

  test('expires after a day and when another one is created', async () => {
    const old = await newCode();
    const fresh = await newCode();
    expect((await use(old)).code).toBe('pairing_code_wrong');
    server.clock.advance({ hours: 24, seconds: 1 });
    expect((await use(fresh)).code).toBe('pairing_code_wrong');
  });

  test('is stored as a hash, and guesses are limited', async () => {
    const code = await newCode();
    const rows = JSON.stringify(await server.app.db.select().from(pairingCodes));
    expect(rows).not.toContain(code);
    const guesser = await server.login(await server.makePerson({ role: 'parent', name: 'Guesser' }));
    for (let index = 0; index < 10; index += 1) await use('AAAAA-AAAAA', guesser);
    expect((await use(code, guesser)).status).toBe(429);
  });
});

test('a parent sees nothing of a child who has become staff, and a link that was left does not hold up their account', async () => {
  const admin = { token: await server.login(await server.makePerson({ role: 'admin', name: 'Nour' })) };
  const grown = await server.makePerson({ role: 'student', name: 'Grown' });
  const mother = await server.makePerson({ role: 'parent', name: 'Mother' });
  const reader = { token: await server.login(mother) };
  await server.ok('linkParent', { params: { id: grown.id }, body: { parent: mother.id } }, admin);
  const body = { name: 'Grown', email: grown.email, role: 'assistant' as const, status: 'active' as const };
  await server.ok('updateUser', { params: { id: grown.id }, body }, admin);
  expect(await server.app.db.$count(parentChildren, eq(parentChildren.childId, grown.id))).toBe(0);
  const { items } = await server.ok('listAuditLog', { query: { user: grown.id } }, admin);
  expect(items).toContainEqual(expect.objectContaining({ action: 'parent.unlink', details: { parent: mother.id } }));

  // As earlier versions left it.
  await server.app.db.insert(parentChildren).values({ parentId: mother.id, childId: grown.id });
  const params = { id: grown.id };
  expect((await server.fails('getChild', { params }, reader)).status).toBe(404);
  expect((await server.fails('getStudentReport', { params }, reader)).status).toBe(404);
  expect((await server.fails('getStudentAttendance', { params }, reader)).status).toBe(404);
  expect((await server.ok('listChildren', {}, reader)).items).toEqual([]);
  const { name, email, children } = await server.ok('getUser', { params: { id: mother.id } }, admin);
  const same = { name, email, children, role: 'parent' as const, status: 'active' as const };
  expect((await server.ok('updateUser', { params: { id: mother.id }, body: same }, admin)).children).toEqual([]);
});

test('a parent sees a child’s level, groups, open tasks and released results, and nothing of other children', async () => {
  const { db } = server.app;
  const admin = await server.login(await server.makePerson({ role: 'admin', name: 'Amal' }));
  const group = await server.ok('createGroup', { body: { name: 'Evening' } }, { token: admin });
  await db.insert(groupStudents).values({ groupId: group._id, userId: student.id });
  const task = async (status: 'published' | 'draft') => {
    const { id } = expectRow(await db.insert(tasks).values({ title: 'Task', kind: 'homework', status }).returning());
    await db.insert(taskGroups).values({ taskId: id, groupId: group._id });
    return id;
  };
  await task('draft');
  await task('published');
  const attempt = { studentId: student.id, number: 1, startedAt: server.clock.now(), maximum: 20 };
  await db.insert(taskTakens).values({ ...attempt, taskId: await task('published'), status: 'released', mark: 15 });
  await db.insert(taskTakens).values({ ...attempt, taskId: await task('published'), status: 'marked', mark: 1 });
  const child = await server.ok('getChild', { params: { id: student.id } }, { token: parentToken });
  expect(child).toEqual({
    _id: student.id,
    name: 'Salma',
    level: null,
    groups: ['Evening'],
    // The one that is marked has no released result yet.
    tasksOpen: 2,
    tasksReleased: 1,
    averagePercent: 75,
  });
  const stranger = await server.makePerson({ role: 'student', name: 'Stranger' });
  expect((await server.fails('getChild', { params: { id: stranger.id } }, { token: parentToken })).status).toBe(404);
});
