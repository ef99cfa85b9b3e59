import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema/people.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

test('an export has everybody once, also whom others rename or close while it is downloaded', async () => {
  const { db } = server.app;
  // Long names, so that the second part is read after the first has been sent.
  const people = Array.from({ length: 450 }, (_, index) => ({
    name: `${String(index).padStart(3, '0')} ${'x'.repeat(4000)}`,
    email: `export.${index}@rubrica.test`,
    role: 'student' as const,
    status: 'active' as const,
  }));
  await db.insert(users).values(people);
  const reply = await server.http.request(
    '/api/users/export.csv?search=export.&status=active',
    { headers: { authorization: `Bearer ${room.admin.token}` } },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of reply.body ?? []) {
    if (text === '') {
      await db.update(users).set({ name: 'zzz' }).where(eq(users.email, 'export.0@rubrica.test'));
      await db.update(users).set({ status: 'disabled' }).where(eq(users.email, 'export.1@rubrica.test'));
    }
    text += decoder.decode(chunk, { stream: true });
  }
  const emails = text.match(/export\.\d+@rubrica\.test/gu) ?? [];
  expect(emails).toEqual(people.map(({ email }) => email));
});
