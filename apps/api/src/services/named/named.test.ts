import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { groupStudents, users } from '../../db/schema/people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = await server.login(await server.makePerson({ role: 'admin', name: 'Amal' }));
});
afterAll(() => server.close());

describe.each([
  ['createCategory', 'getCategory', 'updateCategory', 'removeCategory', 'listCategories'],
  ['createLevel', 'getLevel', 'updateLevel', 'removeLevel', 'listLevels'],
  ['createDiploma', 'getDiploma', 'updateDiploma', 'removeDiploma', 'listDiplomas'],
] as const)('%s', (create, get, update, remove, list) => {
  test('adds, lists in order, renames, archives and removes', async () => {
    const second = await server.ok(create, { body: { name: 'Second', order: 2 } }, { token });
    const first = await server.ok(create, { body: { name: ' First ', order: 1 } }, { token });
    expect(first).toMatchObject({ name: 'First', order: 1, archived: false, uses: 0 });
    const page = await server.ok(list, {}, { token });
    expect(page.items.map(({ _id }) => _id)).toEqual([first._id, second._id]);
    server.clock.advance({ minutes: 1 });
    const body = { name: 'Premier', order: 3, archived: true };
    const id: string = first._id;
    const changed = await server.ok(update, { params: { id }, body }, { token });
    expect(changed).toMatchObject({ ...body, createdAt: first.createdAt, updatedAt: server.clock.now().toISOString() });
    await server.ok(remove, { params: { id } }, { token });
    expect((await server.fails(get, { params: { id } }, { token })).status).toBe(404);
  });
});

test('a level of students is not removed, and the refusal states how many have it', async () => {
  const level = await server.ok('createLevel', { body: { name: 'B2' } }, { token });
  for (const name of ['one', 'two']) {
    const body = {
      name,
      email: `${name}@rubrica.test`,
      role: 'student' as const,
      level: level._id,
      password: 'green-window-3',
    };
    await server.ok('createUser', { body }, { token });
  }
  const refused = await server.fails('removeLevel', { params: { id: level._id } }, { token });
  expect(refused).toMatchObject({ status: 409, code: 'in_use' });
  expect(refused.message).toContain('2 places');
  expect((await server.ok('getLevel', { params: { id: level._id } }, { token })).uses).toBe(2);
});

test('a group that an import has made very large can be renamed and archived', async () => {
  const { db } = server.app;
  const { _id: id } = await server.ok('createGroup', { body: { name: 'All' } }, { token });
  const people = Array.from({ length: 2001 }, (_, index) => ({
    name: `Student ${index}`,
    email: `${index}@large.test`,
    role: 'student' as const,
    status: 'active' as const,
  }));
  const made = await db.insert(users).values(people).returning({ userId: users.id });
  await db.insert(groupStudents).values(made.map(({ userId }) => ({ groupId: id, userId })));
  const { students, assistants, description } = await server.ok('getGroup', { params: { id } }, { token });
  const base = { name: 'All', description, archived: false, students, assistants };
  const body = { ...base, name: 'Everybody', archived: true, base };
  const changed = await server.ok('updateGroup', { params: { id }, body }, { token });
  expect(changed).toMatchObject({ name: 'Everybody', archived: true });
  expect(changed.students).toHaveLength(2001);
});

test('a group with students is not removed, an empty one is', async () => {
  const student = await server.makePerson({ role: 'student', name: 'Salma' });
  const assistant = await server.makePerson({ role: 'assistant', name: 'Sara' });
  const body = { name: 'Evening', students: [student.id], assistants: [assistant.id] };
  const group = await server.ok('createGroup', { body }, { token });
  expect(group).toMatchObject(body);
  expect(await server.fails('removeGroup', { params: { id: group._id } }, { token })).toMatchObject({ code: 'in_use' });
  const swapped = await server.fails(
    'updateGroup',
    { params: { id: group._id }, body: { ...body, students: [assistant.id] } },
    { token },
  );
  expect(swapped.errors).toEqual({ students: ['Only students can be here.'] });
  await server.ok('updateGroup', { params: { id: group._id }, body: { name: 'Evening' } }, { token });
  await server.ok('removeGroup', { params: { id: group._id } }, { token });
});

describe.each([
  ['createCategory', 'listCategories', 'orderCategories', 'removeCategory', 'category.order'],
  ['createLevel', 'listLevels', 'orderLevels', 'removeLevel', 'level.order'],
  ['createDiploma', 'listDiplomas', 'orderDiplomas', 'removeDiploma', 'diploma.order'],
] as const)('%s, then an order of all', (create, list, order, remove, action) => {
  let before: string[];
  const add = async (name: string, place: number): Promise<string> =>
    (await server.ok(create, { body: { name, order: place } }, { token }))._id;
  const stored = async (): Promise<string[]> => {
    const { items } = await server.ok(list, { query: { limit: 100 } }, { token });
    return items.map(({ _id }): string => _id);
  };
  const written = async () => (await server.ok('listAuditLog', { query: { action } }, { token })).total;

  beforeAll(async () => {
    // Two in one place, and a gap where one was removed.
    for (const [name, place] of [
      ['Fourth', 3],
      ['First', 0],
      ['Second', 0],
      ['Third', 2],
    ] as const)
      await add(name, place);
    before = await stored();
  });

  test('is stored whole, in one entry of the log, and again when it is sent again', async () => {
    const items = before.toReversed();
    const entries = await written();
    const reply = await server.ok(order, { body: { items, base: { items: before } } }, { token });
    expect(reply.items.map(({ _id }): string => _id)).toEqual(items);
    expect(reply.items.map((item) => item.order)).toEqual(items.map((_, index) => index));
    expect(await stored()).toEqual(items);
    const again = await server.ok(order, { body: { items, base: { items: before } } }, { token });
    expect(again).toEqual(reply);
    expect(await written()).toBe(entries + 1);
    before = items;
  });

  test('is refused, with what is stored, if a colleague has chosen another order meanwhile', async () => {
    const theirs = [...before.slice(1), ...before.slice(0, 1)];
    await server.ok(order, { body: { items: theirs, base: { items: before } } }, { token });
    const mine = { items: before.toReversed(), base: { items: before } };
    const refused = await server.fails(order, { body: mine }, { token });
    expect(refused).toMatchObject({
      status: 409,
      code: 'conflict',
      current: { items: theirs.map((_id) => ({ _id })) },
    });
    expect(await stored()).toEqual(theirs);
    before = theirs;
  });

  test('is refused if one was added or removed meanwhile, also if it does not say what it was made upon', async () => {
    const id = await add('Fifth', 99);
    const items = before.toReversed();
    for (const body of [{ items, base: { items: before } }, { items }, { items: [...items, items[0] ?? ''] }]) {
      expect(await server.fails(order, { body }, { token })).toMatchObject({ status: 409, code: 'conflict' });
    }
    expect(await stored()).toEqual([...before, id]);
    await server.ok(remove, { params: { id } }, { token });
    const gone = { items: [id, ...items], base: { items: [...before, id] } };
    expect(await server.fails(order, { body: gone }, { token })).toMatchObject({ status: 409, code: 'conflict' });
    await server.ok(order, { body: { items } }, { token });
    expect(await stored()).toEqual(items);
  });
});
