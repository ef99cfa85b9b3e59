import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions, verifications } from '../../db/schema/auth.ts';
import { rateLimits } from '../../db/schema/system.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

test('rows that expired more than a day ago are deleted, others are kept', async () => {
  const { app, clock } = server;
  const person = await server.makePerson({ role: 'student', name: 'Salma' });
  await server.login(person);
  await server.fails('login', { body: { email: person.email, password: 'wrong-one' } });
  await server.ok('sendOtp', { body: { email: person.email } });
  await app.background.drain();
  clock.advance({ days: 7, hours: 23 });
  const token = await server.login(person);
  await deleteExpiredRows(app.db, clock);
  expect(await app.db.$count(sessions)).toBe(2);
  expect(await app.db.$count(verifications)).toBe(0);
  clock.advance({ hours: 2 });
  await deleteExpiredRows(app.db, clock);
  expect(await app.db.$count(sessions)).toBe(1);
  await server.ok('getMe', {}, { token });
  clock.advance({ days: 2 });
  await deleteExpiredRows(app.db, clock);
  expect(await app.db.$count(rateLimits)).toBe(0);
});
