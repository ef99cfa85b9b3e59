import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { knownDevices } from '../../db/schema/auth.ts';
import { type Person, testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let count = 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
// Each test begins without failures: they are remembered for half a day.
afterEach(() => server.clock.advance({ hours: 13 }));

const makeStudent = () => {
  count += 1;
  return server.makePerson({ role: 'student', name: `Student ${count}` });
};
const attempt = async ({ email }: Pick<Person, 'email'>, password: string, address: string, cookie?: string) =>
  server.send('login', { body: { email, password } }, { address, ...(cookie === undefined ? {} : { cookie }) });
const fail = async (person: Pick<Person, 'email'>, address: string, cookie?: string) =>
  (await attempt(person, 'not-this-one', address, cookie)).status;
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';

/** Signs somebody in and returns the cookie of their device. */
async function deviceOf(person: Person, address = '192.0.2.10'): Promise<string> {
  const response = await attempt(person, testPassword, address);
  expect(response.status).toBe(200);
  return cookieOf(response);
}

describe('a class behind one address', () => {
  test('gets in, though thirty students mistype their passwords three times each', async () => {
    const address = '198.51.100.1';
    const students: Person[] = [];
    for (let index = 0; index < 30; index += 1) students.push(await makeStudent());
    for (let round = 0; round < 3; round += 1)
      for (const student of students) expect(await fail(student, address)).toBe(401);
    for (const student of students) expect((await attempt(student, testPassword, address)).status).toBe(200);
    // What they mistyped is forgotten: the next class has all of the address's failures to itself.
    for (let round = 0; round < 3; round += 1)
      for (const student of students) expect(await fail(student, address)).toBe(401);
    for (const student of students) expect((await attempt(student, testPassword, address)).status).toBe(200);
  });

  test('gets in on its own devices, though somebody at that address has used up its failures', async () => {
    const address = '198.51.100.2';
    const student = await makeStudent();
    const device = await deviceOf(student, address);
    for (let index = 0; index < 200; index += 1) await fail({ email: `guess${index}@rubrica.test` }, address);
    expect(await fail({ email: 'one.more@rubrica.test' }, address)).toBe(429);
    expect(await fail(student, address, device)).toBe(401);
    expect((await attempt(student, testPassword, address, device)).status).toBe(200);
  });
});

describe('somebody whose account is attacked from elsewhere', () => {
  test('still signs in from a device that has signed in before, from any address', async () => {
    const victim = await makeStudent();
    const device = await deviceOf(victim);
    for (let index = 0; index < 40; index += 1) await fail(victim, `203.0.113.${index}`);
    expect(await fail(victim, '203.0.113.99')).toBe(429);
    expect((await attempt(victim, testPassword, '192.0.2.77', device)).status).toBe(200);
    // Their login does not let the attacker begin again.
    expect(await fail(victim, '203.0.113.99')).toBe(429);
  });

  test('waits minutes on a new device, not for ever', async () => {
    const victim = await makeStudent();
    for (let index = 0; index < 40; index += 1) await fail(victim, `203.0.113.${index}`);
    const refused = await attempt(victim, testPassword, '192.0.2.78');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(15);
    server.clock.advance({ seconds: 16 });
    expect((await attempt(victim, testPassword, '192.0.2.78')).status).toBe(200);
  });

  test('does not get the allowance from the device of somebody else', async () => {
    const victim = await makeStudent();
    const device = await deviceOf(await makeStudent());
    for (let index = 0; index < 40; index += 1) await fail(victim, `203.0.113.${index}`);
    expect(await fail(victim, '192.0.2.79', device)).toBe(429);
  });
});

/** Tries as fast as allowed. Returns how many attempts were made within a day. */
async function attemptsInADay(victim: Person, addressOf: (index: number) => string): Promise<number> {
  let attempts = 0;
  let elapsedSeconds = 0;
  while (elapsedSeconds < 24 * 3600) {
    const response = await attempt(victim, 'not-this-one', addressOf(attempts));
    if (response.status === 401) {
      attempts += 1;
      continue;
    }
    const seconds = Number(response.headers.get('retry-after'));
    elapsedSeconds += seconds;
    server.clock.advance({ seconds });
  }
  return attempts;
}

describe('an attacker', () => {
  test('at one address waits longer after each failure at an account', async () => {
    const victim = await makeStudent();
    const waits: number[] = [];
    for (let index = 0; index < 16; index += 1) {
      const response = await attempt(victim, 'not-this-one', '203.0.113.7');
      if (response.status !== 429) continue;
      const seconds = Number(response.headers.get('retry-after'));
      waits.push(seconds);
      server.clock.advance({ seconds });
    }
    expect(waits.slice(0, 5)).toEqual([15, 30, 60, 120, 240]);
  });

  test('at one address makes fewer than 120 attempts a day at an account', async () => {
    expect(await attemptsInADay(await makeStudent(), () => '203.0.113.8')).toBeLessThan(120);
  });

  test('at many addresses makes fewer than 150 attempts a day at an account', async () => {
    const victim = await makeStudent();
    expect(await attemptsInADay(victim, (index) => `203.0.113.${index}`)).toBeLessThan(150);
  });

  test('cannot begin again with another address of the same IPv6 network', async () => {
    const victim = await makeStudent();
    for (let index = 1; index <= 5; index += 1) expect(await fail(victim, `2001:db8:7:7::${index}`)).toBe(401);
    expect(await fail(victim, '2001:db8:7:7:ffff:ffff:ffff:ffff')).toBe(429);
    expect(await fail(victim, '2001:db8:7:8::1')).toBe(401);
  });

  test('tries two hundred accounts from one address, and then has to wait', async () => {
    const address = '203.0.113.9';
    for (let index = 0; index < 200; index += 1)
      expect(await fail({ email: `guess${index}@rubrica.test` }, address)).toBe(401);
    expect(await fail({ email: 'another@rubrica.test' }, address)).toBe(429);
  });

  test('gains nothing by sending requests at once', async () => {
    const victim = await makeStudent();
    const replies = await Promise.all(Array.from({ length: 30 }, () => fail(victim, '203.0.113.10')));
    expect(replies.filter((status) => status === 401)).toHaveLength(5);
  });

  test('on a device that the account knows has ten attempts, and then waits like others', async () => {
    const victim = await makeStudent();
    const device = await deviceOf(victim);
    for (let index = 0; index < 10; index += 1) expect(await fail(victim, `203.0.113.${index}`, device)).toBe(401);
    expect(await fail(victim, '203.0.113.11', device)).toBe(429);
  });
});

describe('a known device', () => {
  test('has an HttpOnly cookie, of which the database holds a hash', async () => {
    const person = await makeStudent();
    const header = (await attempt(person, testPassword, '192.0.2.1')).headers.get('set-cookie') ?? '';
    expect(header).toMatch(/^rubrica_device=[\w-]{43}; Max-Age=\d+; Path=\/api; HttpOnly; SameSite=Strict$/u);
    const rows = await server.app.db.select().from(knownDevices).where(eq(knownDevices.userId, person.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(/=(?<token>[\w-]+)/u.exec(header)?.groups?.['token']);
  });

  test('is known to every account that signed in on it, and opens none', async () => {
    const [first, second] = [await makeStudent(), await makeStudent()];
    const device = await deviceOf(first);
    expect(cookieOf(await attempt(second, testPassword, '192.0.2.1', device))).toBe(device);
    expect(await fail(first, '192.0.2.1', device)).toBe(401);
    expect((await server.send('getMe', {}, { cookie: device })).status).toBe(401);
  });

  test('is given a token by the server, never one of its own choice', async () => {
    const person = await makeStudent();
    const chosen = `rubrica_device=${'a'.repeat(43)}`;
    expect(cookieOf(await attempt(person, testPassword, '192.0.2.1', chosen))).not.toBe(chosen);
  });

  test('is forgotten when the password changes, except the one on which it was changed', async () => {
    const person = await makeStudent();
    const [here, elsewhere] = [await deviceOf(person), await deviceOf(person)];
    const { token } = await server.ok('login', { body: { email: person.email, password: testPassword } });
    const body = { currentPassword: testPassword, newPassword: 'a-quiet-river-9' };
    await server.ok('changePassword', { body }, { token, cookie: here });
    for (let index = 0; index < 40; index += 1) await fail(person, `203.0.113.${index}`);
    expect(await fail(person, '192.0.2.1', elsewhere)).toBe(429);
    const known = await server.app.db.$count(knownDevices, eq(knownDevices.userId, person.id));
    expect(known).toBe(1);
  });

  test('is one of the twenty used last', async () => {
    const person = await makeStudent();
    for (let index = 0; index < 22; index += 1) await deviceOf(person);
    expect(await server.app.db.$count(knownDevices, eq(knownDevices.userId, person.id))).toBe(20);
  });
});
