import type { UserImportPreview } from '@rubrica/api-client/contract';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts } from '../../db/schema/auth.ts';
import { notices } from '../../db/schema/notices.ts';
import { users } from '../../db/schema/people.ts';
import { auditLog } from '../../db/schema/system.ts';
import { taskGroups, tasks } from '../../db/schema/tasks.ts';
import { userImports } from '../../db/schema/user-imports.ts';
import { csvFile, type Table, xlsxFile } from '../../testing/people-files.ts';
import type { Person } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { twentyPeople } from '../../testing/twenty-people.ts';
import { deleteExpiredRows } from '../cleanup/delete-expired-rows.ts';
import type { Input } from '../service.ts';

let server: TestServer;
let admin: Person & { token: string };
let groups: Record<'cairo' | 'giza', string>;
let level: string;
beforeAll(async () => {
  server = await testServer();
  const person = await server.makePerson({ role: 'admin', name: 'Amal' });
  admin = { ...person, token: await server.login(person) };
  const named = (call: 'createGroup' | 'createLevel', name: string) =>
    server.ok(call, { body: { name } }, admin).then(({ _id }) => _id);
  groups = { cairo: await named('createGroup', 'القاهرة أ'), giza: await named('createGroup', 'الجيزة') };
  level = await named('createLevel', 'المستوى الثاني');
});
afterAll(() => server.close());

type Body = Omit<Input<'createUserImport'>['body'], 'file' | 'columns' | 'leaveOutFaulty' | 'sendInvitations'>;
const preview = (file: File, body: Partial<Body> & { columns?: string } = {}, language = 'en') =>
  server.ok('previewUserImport', { body: { file, ...body } }, { ...admin, language });
const run = (file: File, body: Partial<Body> & { leaveOutFaulty?: 'true' } = {}) =>
  server.ok('createUserImport', { body: { file, key: crypto.randomUUID(), ...body } }, admin);
const undo = (id: string) => server.ok('undoUserImport', { params: { id } }, admin);
const stored = async (email: string) => {
  const { items } = await server.ok('listUsers', { query: { search: email } }, admin);
  return items.find((user) => user.email === email);
};
const problemsOf = ({ rows }: UserImportPreview) =>
  rows.flatMap(({ row, problems }) => problems.map(({ cell, message }) => `${row} ${cell} ${message}`));
const headings = [
  'الاسم',
  'البريد الإلكترونى',
  'رقم الموبايل',
  'الدور',
  'المجموعات',
  'المستوي',
  'اللغة',
  'بريد ولي الأمر',
];

const danishFile = () =>
  csvFile([
    ['Kolonne 1', 'Kolonne 2', 'Other'],
    ['Lina', 'lina@school.test', 'x'],
  ]);

const makeStudent = async (name: string, groupIds: string[] = []) => {
  const made = {
    name,
    email: `${name.toLowerCase()}@here.test`,
    role: 'student' as const,
    password: 'green-window-3',
  };
  return server.ok('createUser', { body: { ...made, groups: groupIds } }, admin);
};
const fileAbout = (name: string) =>
  csvFile([
    ['Name', 'Email', 'Phone', 'Group', 'Level'],
    [`${name} the Great`, `${name.toLowerCase()}@here.test`, '+966501234567', 'الجيزة', 'المستوى الثاني'],
  ]);

const tableOf = (prefix: string, count: number): Table => [
  ['Name', 'Email', 'Group'],
  ...Array.from({ length: count }, (_, index) => [`Person ${index}`, `${prefix}.${index}@undo.test`, 'الجيزة']),
];

describe('an Arabic XLSX file', () => {
  test('is imported field by field, and no account has a password', async () => {
    const file = await xlsxFile([['كشف الطلاب'], headings, ...twentyPeople.map(({ cells }) => cells)]);
    const seen = await preview(file);
    expect(problemsOf(seen)).toEqual([]);
    expect(seen.columns.map(({ letter, field }) => `${letter} ${field}`)).toEqual([
      'A name',
      'B email',
      'C phone',
      'D role',
      'E groups',
      'F level',
      'G language',
      'H parentEmail',
    ]);
    expect(seen.counts).toEqual({ created: 20, updated: 0, skipped: 0, faulty: 0 });
    expect(await server.app.db.$count(users)).toBe(1);

    expect(await run(file)).toMatchObject({
      ...seen.counts,
      fileName: 'people.xlsx',
      importedBy: 'Amal',
      undone: null,
    });
    const { items } = await server.ok('listUsers', { query: { search: 'judge.', limit: 100 } }, admin);
    const idOf = (email: string) => items.find((user) => user.email === email)?._id;
    for (const { expected } of twentyPeople) {
      const { groups: names, hasLevel, parent, ...fields } = expected;
      const user = items.find(({ email }) => email === fields.email);
      expect(user).toMatchObject({ ...fields, level: hasLevel ? level : null });
      expect(user?.groups.toSorted()).toEqual(names.map((name) => groups[name as 'giza']).toSorted());
      const parents = items.filter(({ children }) => user && children.includes(user._id)).map(({ _id }) => _id);
      expect(parents).toEqual(parent === '' ? [] : [idOf(parent)]);
    }
    const ids = items.map(({ _id }) => _id);
    expect(await server.app.db.$count(accounts, inArray(accounts.userId, ids))).toBe(0);
  });

  test('twice changes nothing the second time', async () => {
    const file = await xlsxFile([headings, ...twentyPeople.map(({ cells }) => cells)]);
    expect((await preview(file, { existing: 'update' })).counts).toEqual({
      created: 0,
      updated: 0,
      skipped: 20,
      faulty: 0,
    });
    const body = { file, key: 'again' };
    expect(await server.fails('createUserImport', { body }, admin)).toMatchObject({
      status: 409,
      code: 'import_empty',
    });
  });
});

describe('every problem is named by row and column', () => {
  const table: Table = [
    ['Name', 'E-mail', 'Mobile', 'Role', 'Class', 'Level', 'Language', 'Parent’s email'],
    ['', 'no.name@school.test', '', '', '', '', '', ''],
    ['Two', 'not an email', '12345', '', '', '', '', ''],
    ['Three', 'three@school.test', '2.01E+11', 'king', '', '', 'Klingon', ''],
    ['Four', 'four@school.test', '01012345678', 'admin', 'Nowhere; الجيزة', 'Z9', '', ''],
    ['Five', 'five@school.test', '01012345678', '', '', '', '', 'nobody@school.test'],
    ['Six', 'FIVE@school.test', '', '', '', '', '', ''],
    ['Seven', 'amal@rubrica.test', '', 'student', '', '', '', ''],
    ['Eight', 'eight@school.test', '', '', '', '', '', 'ten@school.test'],
    ['Nine', 'nine@school.test', '', '', '', '', '', 'three@school.test'],
    ['Ten', 'ten@school.test', 'call me', 'parent', '', '', '', ''],
  ];

  test('in English', async () => {
    expect(problemsOf(await preview(csvFile(table, { separator: ';' })))).toEqual([
      '2 A2 This is missing. Fill in the cell.',
      '3 B3 This is not an email address. Write it like name@example.com.',
      '3 C3 This is not a valid phone number. Write it with its country code, such as +201001234567.',
      '4 C4 The spreadsheet has shortened this number, so digits are lost. Format the column as text and enter the number again.',
      '4 D4 This role is unknown. Write student, parent or assistant.',
      '4 G4 This language is unknown. Write English or Arabic.',
      '5 D5 Administrators cannot be imported. Add them on the users page.',
      '5 E5 There is no group called “Nowhere”. Correct the name, or add the group first.',
      '5 F5 There is no level called “Z9”. Correct the name, or add the level first.',
      '6 C6 The same phone is in row 5. Correct the number, or remove one of the two rows.',
      '6 H6 Nobody has the email nobody@school.test, here or in the file. Add a row for the parent, or empty the cell.',
      '7 B7 The same email is in row 6. Remove one of the two rows.',
      '8 D8 Somebody with this email or phone is here as an administrator. Correct the role or the email.',
      '9 H9 The parent’s own row, 11, has problems. Correct it first.',
      '10 H10 The parent’s own row, 4, has problems. Correct it first.',
      '11 C11 This is not a valid phone number. Write it with its country code, such as +201001234567.',
    ]);
  });

  test('in Arabic, to an Arabic reader', async () => {
    const seen = await preview(csvFile(table.slice(0, 2)), {}, 'ar');
    expect(problemsOf(seen)).toEqual(['2 A2 هذه الخلية فارغة. املأها.']);
  });

  test('and one is enough for nothing to be imported, unless faulty rows are left out', async () => {
    const file = csvFile([...table, ['Whole', 'whole@school.test', '', '', '', '', '', '']]);
    const refused = await server.fails('createUserImport', { body: { file, key: 'all' } }, admin);
    expect(refused).toMatchObject({ status: 409, code: 'import_faulty' });
    expect(await stored('whole@school.test')).toBeUndefined();
    const imported = await run(file, { leaveOutFaulty: 'true' });
    expect(imported).toMatchObject({ created: 1, faulty: 10 });
    expect(await stored('whole@school.test')).toMatchObject({ name: 'Whole', language: 'en' });
    expect(await stored('five@school.test')).toBeUndefined();
  });

  test('a phone that somebody else has is a problem, but a parent and a child may share one', async () => {
    const shared = [
      ['Name', 'Email', 'Phone', 'Role', 'Parent email'],
      ['Mother', 'mother@school.test', '01012345670', 'parent', ''],
      ['Child', 'child@school.test', '01012345670', 'student', 'mother@school.test'],
    ];
    expect(await run(csvFile(shared))).toMatchObject({ created: 2 });
    const late = [
      ['Name', 'Email', 'Phone', 'Parent email'],
      ['Brother', 'brother@school.test', '01012345671', 'mother@school.test'],
      ['Stranger', 'stranger@school.test', '01012345670', ''],
    ];
    const seen = await preview(csvFile(late));
    expect(seen.rows.map(({ action }) => action)).toEqual(['create', 'none']);
    expect(problemsOf(seen)).toEqual([
      expect.stringMatching(/^3 C3 This is the phone of (?:Mother|Child), who has an account\./u),
    ]);
    // The same person with another email.
    const again = csvFile([late[0] ?? [], ['Child', 'child.again@school.test', '01012345670', '']]);
    expect((await preview(again)).counts).toMatchObject({ created: 0, skipped: 1, faulty: 0 });
  });
});

describe('columns', () => {
  test('without known headings are chosen by the admin', async () => {
    const seen = await preview(danishFile());
    expect(seen).toMatchObject({ missing: ['name', 'email'], rows: [], counts: { created: 0 } });
    expect(seen.columns[1]).toEqual({ letter: 'B', heading: 'Kolonne 2', field: null, examples: ['lina@school.test'] });
    const chosen = await preview(danishFile(), { columns: 'name,email' });
    expect(chosen).toMatchObject({ missing: [], counts: { created: 1 } });
    expect(chosen.rows[0]?.cells).toEqual({ name: 'Lina', email: 'lina@school.test' });
  });

  test('of which two have the same meaning are refused', async () => {
    const body = { file: danishFile(), columns: 'name,email,name' };
    expect(await server.fails('previewUserImport', { body }, admin)).toMatchObject({
      status: 422,
      errors: { columns: ['Two columns have the same meaning. Choose one of them.'] },
    });
  });
});

describe('people who are here already', () => {
  test('stay as they are, get the groups, or what the file says', async () => {
    const made = await makeStudent('Zaki', [groups.cairo]);
    expect((await preview(fileAbout('Zaki'))).counts).toMatchObject({ updated: 0, skipped: 1 });
    expect(await run(fileAbout('Zaki'), { existing: 'groups' })).toMatchObject({ updated: 1 });
    const grouped = await stored(made.email);
    expect(grouped).toMatchObject({ name: 'Zaki', phone: null });
    expect(grouped?.groups.toSorted()).toEqual([groups.cairo, groups.giza].toSorted());
    expect(await run(fileAbout('Zaki'), { existing: 'update' })).toMatchObject({ updated: 1 });
    expect(await stored(made.email)).toMatchObject({ name: 'Zaki the Great', phone: '+966501234567', level });
  });

  test('are told what is set for the groups that they come into', async () => {
    const made = await makeStudent('Faten');
    const { db } = server.app;
    const values = { title: 'Essay', kind: 'homework', status: 'published', maxAttempts: 0 } as const;
    const [task] = await db.insert(tasks).values(values).returning();
    await db.insert(taskGroups).values({ taskId: task?.id ?? '', groupId: groups.giza });
    const file = csvFile([
      ['Name', 'Email', 'Group'],
      ['Faten', made.email, 'الجيزة'],
    ]);
    const imported = await run(file, { existing: 'groups' });
    expect(await db.$count(notices, eq(notices.userId, made._id))).toBe(1);
    await undo(imported._id);
    await db.delete(taskGroups);
  });

  test('have what they had once the import is undone, but for what was changed since', async () => {
    const made = await makeStudent('Hana', [groups.cairo]);
    const imported = await run(
      csvFile([
        ['Name', 'Email', 'Phone', 'Group', 'Level'],
        ['Hana the Great', made.email, '+966501234568', 'الجيزة', 'المستوى الثاني'],
      ]),
      { existing: 'update' },
    );
    const now = await stored(made.email);
    if (!now) throw new Error('Hana is gone.');
    const { name, email, role, status, language, groups: inGroups, level: atLevel, children } = now;
    const body = {
      name,
      email,
      phone: '+966501234569',
      role,
      status,
      language,
      groups: inGroups,
      level: atLevel,
      children,
    };
    await server.ok('updateUser', { params: { id: made._id }, body }, admin);
    const { undone } = await undo(imported._id);
    expect(undone).toMatchObject({
      removed: 0,
      restored: 1,
      kept: [{ user: made._id, reason: 'Was changed after the import; what was changed stays as it is now.' }],
    });
    expect(await stored(made.email)).toMatchObject({
      name: 'Hana',
      phone: '+966501234569',
      level: null,
      groups: [groups.cairo],
    });
  });
});

describe('undoing an import', () => {
  test('removes those who did nothing yet, and says who stays and why', async () => {
    const imported = await run(csvFile(tableOf('first', 4)));
    const [one, two] = [await stored('first.0@undo.test'), await stored('first.1@undo.test')];
    await server.app.db
      .update(users)
      .set({ lastLoginAt: server.clock.now() })
      .where(eq(users.id, one?._id as never));
    const note = { student: two?._id as never, text: 'Asked for a place in the evening.' };
    await server.ok('createStaffNote', { body: note }, admin);
    expect((await undo(imported._id)).undone).toEqual({
      at: server.clock.now().toISOString(),
      by: 'Amal',
      removed: 2,
      restored: 0,
      kept: [
        { user: one?._id, name: 'Person 0', reason: expect.stringMatching(/^Has logged in/u) },
        { user: two?._id, name: 'Person 1', reason: expect.stringMatching(/^There is work/u) },
      ],
    });
    const { items } = await server.ok('listUsers', { query: { search: 'first.', sort: 'email' } }, admin);
    expect(items.map(({ email }) => email)).toEqual(['first.0@undo.test', 'first.1@undo.test']);
    expect(await server.fails('undoUserImport', { params: { id: imported._id } }, admin)).toMatchObject({
      status: 409,
      code: 'import_undone',
    });
  });

  test('is possible for a day', async () => {
    const imported = await run(csvFile(tableOf('second', 1)));
    const leftOut = () => server.app.db.$count(userImports, isNotNull(userImports.faultyRows));
    expect(await leftOut()).toBe(1);
    server.clock.advance({ days: 1 });
    admin.token = await server.login(admin);
    expect(await server.fails('undoUserImport', { params: { id: imported._id } }, admin)).toMatchObject({
      status: 409,
      code: 'import_too_old',
    });
    expect(await stored('second.0@undo.test')).toBeDefined();
    // Nothing is kept any longer of people whose rows had problems.
    server.clock.advance({ seconds: 1 });
    await deleteExpiredRows(server.app.db, server.clock);
    expect(await leftOut()).toBe(0);
  });
});

test('a repeated request imports nothing twice, and an import is one entry of the audit log', async () => {
  const file = csvFile([
    ['Name', 'Email'],
    ['Rana', 'rana@once.test'],
  ]);
  const [first, second] = await Promise.all([run(file, { key: 'once' }), run(file, { key: 'once' })]);
  expect(second._id).toBe(first._id);
  expect(await server.app.db.$count(users, eq(users.email, 'rana@once.test'))).toBe(1);
  const entries = await server.app.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.object, `user-import:${first._id}`)));
  expect(entries).toMatchObject([
    {
      action: 'user-import.create',
      details: { fileName: 'people.csv', created: 1, updated: 0, skipped: 0, faulty: 0 },
    },
  ]);
  const { items } = await server.ok('listUserImports', {}, admin);
  // Whether it was mailed is of the moment, and not kept.
  expect({ ...items[0], areMailed: false }).toEqual(first);
});

test('new people are invited to choose their password, if the admin wants it', async () => {
  const file = csvFile([
    ['Name', 'Email'],
    ['Nour', 'nour@invited.test'],
    ['Amr', 'amr@invited.test'],
  ]);
  const imported = await server.ok(
    'createUserImport',
    { body: { file, key: 'invited', sendInvitations: 'true' } },
    admin,
  );
  expect(imported.areInvited).toBe(true);
  for (const email of ['nour@invited.test', 'amr@invited.test']) {
    const [mail] = await server.mailsTo(email);
    expect(mail?.text).toContain('/auth/invite');
  }
  expect((await undo(imported._id)).undone).toMatchObject({ removed: 2, kept: [] });
  expect(await server.mailsTo('whole@school.test')).toEqual([]);
});

test('requests of others are answered while a large file is read', async () => {
  const rows = Array.from({ length: 5000 }, (_, index) => [`Person ${index}`, `many.${index}@large.test`]);
  const order: string[] = [];
  await Promise.all([
    preview(csvFile([['Name', 'Email'], ...rows])).then(({ counts }) => order.push(`preview of ${counts.created}`)),
    server.ok('getMe', {}, admin).then(() => order.push('getMe')),
  ]);
  expect(order).toEqual(['getMe', 'preview of 5000']);
});
