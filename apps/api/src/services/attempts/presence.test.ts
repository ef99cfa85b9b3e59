import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { attemptSessions } from '../../db/schema/attempts.ts';
import { sessions } from '../../db/schema/auth.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { createPresenceReports, presenceReports } from './presence.ts';

/** Whether a connection's commits wait for the disk. */
const commitsWait = async (db: Database) => {
  const row = z.object({ rows: z.tuple([z.object({ setting: z.string() })]) });
  const { rows } = row.parse(await db.execute(sql`select current_setting('synchronous_commit') as setting`));
  return rows[0].setting !== 'off';
};

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const step = fc.record({ attempt: fc.nat({ max: 1 }), session: fc.nat({ max: 2 }), afterMs: fc.nat({ max: 50_000 }) });

test('reports that are written together have the replies and leave the rows that they would one by one', async () => {
  const { db } = server.app;
  const task = await room.makeTask({ contents: [choiceQuestion()], maxAttempts: 2 });
  const attempts = [await room.start(task), await room.start(task, room.classmate)].map(({ _id }) => _id);
  for (let count = 0; count < 3; count += 1) await server.login(room.student);
  const sessionIds = (await db.select().from(sessions).where(eq(sessions.userId, room.student.id))).map(({ id }) => id);
  const queue = createPresenceReports(db, 0);
  const rows = () => db.select().from(attemptSessions).orderBy(attemptSessions.taskTakenId, attemptSessions.sessionId);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 6 }), { maxLength: 4 }), async (batches) => {
      const play = async (isTogether: boolean) => {
        await db.delete(attemptSessions);
        let ms = Date.parse('2026-03-01T10:00:00Z');
        const replies = [];
        for (const batch of batches) {
          const reports = batch.map(({ attempt, session, afterMs }) => ({
            taskTakenId: attempts[attempt]!,
            sessionId: sessionIds[session]!,
            seenAt: new Date((ms += afterMs)),
          }));
          if (isTogether) replies.push(...(await Promise.all(reports.map((report) => queue.add(report)))));
          else for (const report of reports) replies.push(await queue.add(report));
        }
        return { replies, rows: await rows() };
      };
      const alone = await play(false);
      expect(await play(true)).toEqual(alone);
    }),
    { numRuns: 15 },
  );
});

test('a report of a session that has just ended, or of an attempt that was deleted, fails alone', async () => {
  const { db } = server.app;
  const { _id } = await room.start(await room.makeTask({ contents: [choiceQuestion()] }));
  const [known] = await db.select().from(sessions).where(eq(sessions.userId, room.student.id));
  const report = (sessionId: typeof known) => ({ taskTakenId: _id, sessionId: sessionId!.id, seenAt: new Date() });
  const ended = { ...known!, id: _id as unknown as (typeof known & object)['id'] };
  const deleted = { ...report(known), taskTakenId: known!.id as unknown as typeof _id };
  const queue = presenceReports(db);
  const settled = await Promise.allSettled(
    [report(known), report(ended), deleted, report(known)].map((one) => queue.add(one)),
  );
  expect(settled).toMatchObject([
    { status: 'fulfilled', value: { wasHere: false } },
    { status: 'rejected', reason: { code: 'unauthenticated' } },
    { status: 'rejected', reason: { code: 'not_found' } },
    { status: 'fulfilled', value: { wasHere: true } },
  ]);
  // Commits of everything else wait for the disk as ever.
  for (let count = 0; count < 10; count += 1) expect(await commitsWait(db)).toBe(true);
});
