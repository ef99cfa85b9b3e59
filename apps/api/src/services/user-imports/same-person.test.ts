import type { Language } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema/people.ts';
import { csvFile } from '../../testing/people-files.ts';
import type { Person } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Person & { token: string };
beforeAll(async () => {
  server = await testServer();
  const person = await server.makePerson({ role: 'admin', name: 'Amal' });
  admin = { ...person, token: await server.login(person) };
});
afterAll(() => server.close());

test('a second row about somebody who is here, by their phone or by their email, is a problem', async () => {
  const salma = await server.makePerson({ role: 'student', name: 'Salma' });
  await server.app.db.update(users).set({ phone: '+201012345690' }).where(eq(users.id, salma.id));
  const heading = ['Name', 'Email', 'Phone'];
  const byEmail = ['Salma Ali', salma.email, ''];
  const byPhone = ['Salma', 'salma@new.test', '01012345690'];
  const [first, second] = [csvFile([heading, byEmail, byPhone]), csvFile([heading, byPhone, byEmail])];
  const problemsOf = async (file: File, language: Language = 'en') => {
    const body = { file, existing: 'update' as const };
    const { rows } = await server.ok('previewUserImport', { body }, { ...admin, language });
    return rows.flatMap(({ row, problems }) => problems.map(({ cell, message }) => `${row} ${cell} ${message}`));
  };
  const body = { file: first, existing: 'update' as const, key: 'one person' };
  expect(await server.fails('createUserImport', { body }, admin)).toMatchObject({ status: 409, code: 'import_faulty' });
  const text = 'This is the person of row 2, who has an account. Remove one of the two rows.';
  expect(await problemsOf(first)).toEqual([`3 C3 ${text}`]);
  expect(await problemsOf(second)).toEqual([`3 B3 ${text}`]);
  expect(await problemsOf(first, 'ar')).toEqual(['3 C3 هذا هو الشخص الذي في الصف 2، وله حساب هنا. احذف أحد الصفين.']);
});

test('an undone import leaves whoever had a level that has been removed without one, and names them', async () => {
  const level = (name: string) => server.ok('createLevel', { body: { name } }, admin);
  const [former, newer] = [await level('Former'), await level('Newer')];
  const farida = await server.makePerson({ role: 'student', name: 'Farida' });
  await server.app.db.update(users).set({ levelId: former._id }).where(eq(users.id, farida.id));
  const file = csvFile([
    ['Name', 'Email', 'Level'],
    ['Farida', farida.email, newer.name],
    ['Beside', 'beside@undo.test', newer.name],
  ]);
  const body = { file, existing: 'update' as const, key: 'former level' };
  const { _id: id } = await server.ok('createUserImport', { body }, admin);
  await server.ok('removeLevel', { params: { id: former._id } }, admin);
  const { undone } = await server.ok('undoUserImport', { params: { id } }, admin);
  expect(undone).toMatchObject({ removed: 1, restored: 1, kept: [{ user: farida.id }] });
  expect((await server.ok('getUser', { params: { id: farida.id } }, admin)).level).toBeNull();
  expect(await server.app.db.$count(users, eq(users.email, 'beside@undo.test'))).toBe(0);
});
