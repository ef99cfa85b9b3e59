import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { csvFile } from '../../testing/people-files.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: { token: string };
beforeAll(async () => {
  server = await testServer();
  admin = { token: await server.login(await server.makePerson({ role: 'admin', name: 'Amal' })) };
});
afterAll(() => server.close());

const importOne = (name: string) => {
  const file = csvFile([
    ['Name', 'Email'],
    [name, `${name}@long.test`],
  ]);
  return server.ok('createUserImport', { body: { file, key: name } }, admin);
};
const told = async () => (await server.ok('listNotices', {}, admin)).items;

test('an import that takes long is told to whoever began it, and a short one is not', async () => {
  await importOne('short');
  expect(await told()).toEqual([]);
  let time = server.clock.now().getTime();
  // Seconds pass between one look at the clock and the next.
  const clock = vi.spyOn(server.app.clock, 'now').mockImplementation(() => new Date((time += 6_000)));
  const { _id: id } = await importOne('slow');
  clock.mockRestore();
  expect(await told()).toMatchObject([
    { kind: 'import-done', about: { import: { _id: id, name: 'people.csv' }, people: 1 }, path: '/admin/users/import' },
  ]);
});
