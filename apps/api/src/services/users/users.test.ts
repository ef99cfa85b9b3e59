import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../../db/schema/people.ts';
import { auditLog } from '../../db/schema/system.ts';
import type { Person } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { waitForLock } from '../../testing/wait-for-lock.ts';

let server: TestServer;
let admin: Person;
let token: string;
beforeAll(async () => {
  server = await testServer();
  admin = await server.makePerson({ role: 'admin', name: 'Amal' });
  token = await server.login(admin);
});
afterAll(() => server.close());

const form = (email: string) => ({ name: 'Youssef', email, role: 'student' as const, password: 'green-window-3' });
const bodyOf = async (id: string) => {
  const { name, email, phone, role, status, language, groups, level, children } = await server.ok(
    'getUser',
    { params: { id } },
    { token },
  );
  return { name, email, phone, role, status, language, groups, level, children };
};

/** Who is found by "login", in this order. */
const namesBy = async (sort: 'lastLoginAt' | '-lastLoginAt') =>
  (await server.ok('listUsers', { query: { search: 'login', sort } }, { token })).items.map(({ name }) => name);

describe('an admin', () => {
  test('adds a user, who must choose a new password at the first login', async () => {
    const made = await server.ok('createUser', { body: form('Youssef@Rubrica.test') }, { token });
    expect(made).toMatchObject({
      email: 'youssef@rubrica.test',
      status: 'active',
      loggedInBefore: 'false',
      lastLoginAt: null,
    });
    const { user } = await server.ok('login', { body: { email: made.email, password: 'green-window-3' } });
    expect(user.loggedInBefore).toBe('false');
    expect((await server.ok('getUser', { params: { id: made._id } }, { token })).lastLoginAt).toBe(
      server.clock.now().toISOString(),
    );
  });

  test('gets a field error for an email that is in use, in any case', async () => {
    const refused = await server.fails('createUser', { body: form('AMAL@rubrica.test') }, { token });
    expect(refused).toMatchObject({ status: 422, errors: { email: ['This is already in use.'] } });
  });

  test('sets groups and level of a student and children of a parent; other relations are ignored', async () => {
    const level = await server.ok('createLevel', { body: { name: 'B2' } }, { token });
    const group = await server.ok('createGroup', { body: { name: 'Evening' } }, { token });
    const belongings = { groups: [group._id], level: level._id };
    const child = await server.ok(
      'createUser',
      { body: { ...form('child@rubrica.test'), ...belongings, children: [admin.id] } },
      { token },
    );
    expect(child).toMatchObject({ ...belongings, children: [] });
    const wish = { ...form('mother@rubrica.test'), role: 'parent' as const, children: [child._id], ...belongings };
    expect(await server.ok('createUser', { body: wish }, { token })).toMatchObject({
      children: [child._id],
      groups: [],
      level: null,
    });
    const wrong = await server.fails(
      'createUser',
      { body: { ...wish, email: 'other@rubrica.test', children: [admin.id] } },
      { token },
    );
    expect(wrong.errors).toEqual({ children: ['Only students can be here.'] });
    const lost = { ...form('lost@rubrica.test'), groups: ['0197a000-0000-7000-8000-000000000000'] };
    expect((await server.fails('createUser', { body: lost }, { token })).errors).toHaveProperty('groups');
    expect(await server.app.db.$count(users, eq(users.email, 'lost@rubrica.test'))).toBe(0);
  });

  test('ends the sessions of a user who is disabled or changes role, and both are audited', async () => {
    const person = await server.makePerson({ role: 'assistant', name: 'Sara' });
    const first = await server.login(person);
    const body = await bodyOf(person.id);
    await server.ok('updateUser', { params: { id: person.id }, body: { ...body, name: 'Sara M.' } }, { token });
    await server.ok('getMe', {}, { token: first });
    await server.ok('updateUser', { params: { id: person.id }, body: { ...body, role: 'parent' } }, { token });
    expect((await server.fails('getMe', {}, { token: first })).status).toBe(401);
    const second = await server.login(person);
    await server.ok('removeUser', { params: { id: person.id } }, { token });
    expect((await server.fails('getMe', {}, { token: second })).status).toBe(401);
    expect(await server.ok('getUser', { params: { id: person.id } }, { token })).toMatchObject({ status: 'disabled' });
    const log = await server.ok('listAuditLog', { query: { user: person.id, sort: 'at' } }, { token });
    const standing = log.items.filter(({ action }) => action.startsWith('user.'));
    expect(standing.map(({ action, details }) => ({ action, details }))).toEqual([
      { action: 'user.update', details: { before: { name: 'Sara' }, after: { name: 'Sara M.' } } },
      {
        action: 'user.update',
        details: { before: { name: 'Sara M.', role: 'assistant' }, after: { name: 'Sara', role: 'parent' } },
      },
      { action: 'user.remove', details: { before: { status: 'active' }, after: { status: 'disabled' } } },
    ]);
  });
});

test('nobody changes the role or the status of their own account; everything else of it they do', async () => {
  const body = await bodyOf(admin.id);
  const params = { id: admin.id };
  const own = { status: 409, code: 'own_account' };
  for (const change of [{ role: 'parent' }, { status: 'disabled' }, { status: 'pending' }] as const)
    expect(await server.fails('updateUser', { params, body: { ...body, ...change } }, { token })).toMatchObject(own);
  expect(await server.fails('removeUser', { params }, { token })).toMatchObject(own);
  const renamed = await server.ok('updateUser', { params, body: { ...body, name: 'Amina K.' } }, { token });
  expect(renamed).toMatchObject({ name: 'Amina K.', role: 'admin', status: 'active' });
  await server.ok('updateUser', { params, body }, { token });
});

describe('the last active admin', () => {
  test('is left where two admins remove each other concurrently', async () => {
    const second = await server.makePerson({ role: 'admin', name: 'Basma' });
    const secondToken = await server.login(second);
    const outcomes = await Promise.all([
      server.send('removeUser', { params: { id: second.id } }, { token }),
      server.send('removeUser', { params: { id: admin.id } }, { token: secondToken }),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    // The tests below use the remaining admin.
    token = outcomes[0]?.ok ? token : secondToken;
  });
});

test.each(['removeUser', 'updateUser', 'eraseUser'] as const)(
  'two admins are taken away at once, one of them by %s, and no database has to give one up',
  async (call) => {
    const { db } = server.app;
    const [one, other] = [
      await server.makePerson({ role: 'admin', name: `One ${call}` }),
      await server.makePerson({ role: 'admin', name: `Other ${call}` }),
    ];
    const params = { id: one.id };
    const body = { ...(await bodyOf(one.id)), status: 'disabled' as const };
    const calls = {
      removeUser: () => server.send('removeUser', { params }, { token }),
      updateUser: () => server.send('updateUser', { params, body }, { token }),
      eraseUser: () => server.send('eraseUser', { params, body: { name: one.name } }, { token }),
    };
    const sent: Promise<Response>[] = [];
    await db.transaction(async (tx) => {
      await tx.select().from(users).where(eq(users.id, one.id)).for('update');
      sent.push(calls[call]());
      await waitForLock(db, Promise.all(sent));
      sent.push(server.send('removeUser', { params: { id: other.id } }, { token }));
      await waitForLock(db, Promise.all(sent), 2);
    });
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
  },
);

describe('the list of users', () => {
  test('can be searched, filtered, sorted and paged', async () => {
    for (const index of [3, 1, 2]) await server.makePerson({ role: 'parent', name: `Listed ${index}%_` });
    const page = await server.ok(
      'listUsers',
      { query: { search: 'listed', role: 'parent', limit: 2, sort: '-name' } },
      { token },
    );
    expect(page).toMatchObject({ total: 3, page: 1, limit: 2 });
    expect(page.items.map(({ name }) => name)).toEqual(['Listed 3%_', 'Listed 2%_']);
    const next = await server.ok(
      'listUsers',
      { query: { search: 'LISTED', limit: 2, page: 2, sort: '-name' } },
      { token },
    );
    expect(next.items.map(({ name }) => name)).toEqual(['Listed 1%_']);
    expect((await server.ok('listUsers', { query: { search: '3%_' } }, { token })).total).toBe(1);
    expect((await server.ok('listUsers', { query: { search: '%' } }, { token })).total).toBe(3);
    expect((await server.ok('listUsers', { query: { status: 'disabled', search: 'listed' } }, { token })).total).toBe(
      0,
    );
  });

  test('is searched by names in any spelling, word by word, and by phones however they are written', async () => {
    const people = [
      ['أحمد على', '+201000000010'],
      ['خَالد المصري', '+201000000011'],
      ['E\u0301mile Zola', '+966512345678'],
      ['Huda Mansour', null],
      ["Nora [o'x^-\\]", null],
    ] as const;
    const made = new Set<string>();
    for (const [index, [name, phone]] of people.entries()) {
      const body = { ...form(`searched-${index}@rubrica.test`), name, phone };
      made.add((await server.ok('createUser', { body }, { token }))._id);
    }
    const found = async (search: string) => {
      const { items } = await server.ok('listUsers', { query: { search, limit: 100 } }, { token });
      return items
        .filter(({ _id }) => made.has(_id))
        .map(({ email }) => Number(email.replaceAll(/\D/gu, '')))
        .toSorted((a, b) => a - b);
    };
    const expected: Record<string, number[]> = {
      احمد: [0],
      'علي أَحْمـد': [0],
      المصرى: [1],
      خالد: [1],
      'emile z': [2],
      ÉMILE: [2],
      'mansour huda': [3],
      'huda SEARCHED-3@': [3],
      'huda emile': [],
      "[o'x^-\\]": [4],
      '[a-z]': [],
      '٠١٠': [0, 1],
      '+20 100 000 0011': [1],
      '\u202A(٠١٠) ٠٠٠٠–٠٠١١\u202C': [1],
      '0020-1000000010': [0],
      '051 234': [2],
      'khaled 0011': [],
      'خالد 0011': [1],
      '+51': [],
    };
    for (const [search, those] of Object.entries(expected)) expect(await found(search), search).toEqual(those);

    for (const [search, isAny] of [
      ['ÁMAL', true],
      ['USER.create', true],
      ['\u0640', true],
      ['nobody', false],
    ] as const) {
      const { items } = await server.ok('listAuditLog', { query: { search, limit: 1 } }, { token });
      expect(items.length > 0, search).toBe(isAny);
    }

    for (const name of ['المجموعة الأولى', 'Group ٢']) await server.ok('createGroup', { body: { name } }, { token });
    for (const search of ['اولي', '2 group'])
      expect((await server.ok('listGroups', { query: { search } }, { token })).total, search).toBe(1);
  });

  test('has who never logged in at its end, whichever way round it is sorted by the last login', async () => {
    for (const name of ['Login A', 'Login B', 'Login never']) {
      const person = await server.makePerson({ role: 'student', name });
      server.clock.advance({ minutes: 1 });
      if (name !== 'Login never') await server.login(person);
    }
    expect(await namesBy('lastLoginAt')).toEqual(['Login A', 'Login B', 'Login never']);
    expect(await namesBy('-lastLoginAt')).toEqual(['Login B', 'Login A', 'Login never']);
  });

  test('rejects an unknown sort field and a page that is too long', async () => {
    expect(await server.fails('listUsers', { query: { sort: 'password' as 'name' } }, { token })).toMatchObject({
      status: 422,
      code: 'invalid',
    });
    expect(await server.fails('listUsers', { query: { limit: 101 } }, { token })).toMatchObject({
      status: 422,
      errors: { limit: ['The maximum is 100.'] },
    });
  });

  test('never contains passwords or their hashes', async () => {
    expect(JSON.stringify(await server.ok('listUsers', { query: { limit: 100 } }, { token }))).not.toMatch(
      /argon|password/u,
    );
  });
});

test('the database refuses to change the audit log', async () => {
  const [entry] = await server.app.db.select().from(auditLog).orderBy(desc(auditLog.at)).limit(1);
  const change = server.app.db
    .update(auditLog)
    .set({ actorName: 'Nobody' })
    .where(eq(auditLog.id, entry?.id ?? ''));
  await expect(change).rejects.toThrow();
  await expect(server.app.db.delete(auditLog)).rejects.toThrow();
});
