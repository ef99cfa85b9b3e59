import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/auth.ts';
import { type Person, testPassword } from '../../testing/test-people.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

describe('login', () => {
  let server: TestServer;
  let student: Person;

  beforeAll(async () => {
    server = await testServer();
    student = await server.makePerson({ role: 'student', name: 'Salma' });
  });
  afterAll(() => server.close());

  test('answers token and user as the specification lists them', async () => {
    const reply = await server.ok('login', { body: { email: 'SALMA@rubrica.test ', password: testPassword } });
    expect(reply).toEqual({
      token: expect.stringMatching(/^\w{32}$/u),
      user: { _id: student.id, role: 'student', name: 'Salma', email: student.email, loggedInBefore: 'true' },
    });
  });

  test('leaves only a hash of the token in the database', async () => {
    const token = await server.login(student);
    const rows = await server.app.db.select().from(sessions).where(eq(sessions.userId, student.id));
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const row of rows) {
      const reuse = await server.fails('getMe', {}, { token: row.token });
      expect(reuse.status).toBe(401);
    }
  });
});
