import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../db/schema/system.ts';
import { type Person, testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
afterEach(() => server.clock.advance({ hours: 25 }));

const makeStudent = () => {
  count += 1;
  return server.makePerson({ role: 'student', name: `Student ${count}` });
};
const request = async ({ email }: Person, travel = {}) =>
  (await server.send('sendOtp', { body: { email } }, travel)).status;
const verify = (email: string, otp: string, travel = {}) => server.send('verifyOtp', { body: { email, otp } }, travel);

/** Requests codes until none is sent any more, as fast as allowed. Returns how many were sent within twelve hours. */
async function requestForHalfADay(person: Person, travel = {}): Promise<number> {
  let sent = 0;
  for (let quarter = 0; quarter < 48; quarter += 1) {
    while ((await request(person, travel)) === 200) sent += 1;
    server.clock.advance({ minutes: 15, seconds: 1 });
  }
  return sent;
}

async function deviceOf({ email }: Person): Promise<string> {
  const response = await server.send('login', { body: { email, password: testPassword } });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('ten codes a day can be requested for an account, and its owner’s device has ten of its own', async () => {
  const person = await makeStudent();
  const cookie = await deviceOf(person);
  expect(await requestForHalfADay(person)).toBe(10);
  expect(await requestForHalfADay(person, { cookie })).toBe(10);
  server.clock.advance({ hours: 25 });
  expect(await request(person)).toBe(200);
});

test('somebody who guesses codes from elsewhere does not keep the owner’s device from entering theirs', async () => {
  const person = await makeStudent();
  const cookie = await deviceOf(person);
  for (let index = 0; index < 20; index += 1) await verify(person.email, '000000', { address: '203.0.113.1' });
  expect((await verify(person.email, '000000', { address: '203.0.113.1' })).status).toBe(429);
  expect(await request(person, { cookie })).toBe(200);
  const code = await server.mailedCode(person.email);
  expect((await verify(person.email, code, { cookie })).status).toBe(200);
});

test('a class can request its codes from one address', async () => {
  for (let index = 0; index < 40; index += 1) expect(await request(await makeStudent())).toBe(200);
});

test('codes that are sent, entered and mistyped are in the audit log, without the codes', async () => {
  const person = await makeStudent();
  await request(person);
  await server.ok('sendOtp', { body: { email: 'nobody@rubrica.test' } });
  const code = await server.mailedCode(person.email);
  const wrong = code === '123456' ? '654321' : '123456';
  await verify(person.email, wrong);
  await verify(person.email, code);
  const rows = await server.app.db
    .select()
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.action, ['code.sent', 'code.failed', 'code.verified']),
        inArray(auditLog.actorName, [person.name, person.email, 'nobody@rubrica.test']),
      ),
    )
    .orderBy(auditLog.id);
  expect(rows.map(({ action, actorName, object }) => ({ action, actorName, object }))).toEqual([
    { action: 'code.sent', actorName: person.name, object: `user:${person.id}` },
    { action: 'code.failed', actorName: person.email, object: null },
    { action: 'code.verified', actorName: person.name, object: `user:${person.id}` },
  ]);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(await server.app.db.$count(auditLog, eq(auditLog.actorName, 'nobody@rubrica.test'))).toBe(0);
});
