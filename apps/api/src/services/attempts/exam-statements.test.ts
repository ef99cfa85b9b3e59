import type { Answer } from '@rubrica/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { sessions } from '../../db/schema/auth.ts';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { choiceQuestion, rightChoices } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { expectRow } from '../queries/query-results.ts';
import { createAnswerSaves } from '../answers/save-answers.ts';
import { createPresenceReports } from './presence.ts';
import { createAttemptSubmits } from './submit-together.ts';

/** So many others take the same exam. */
const others = 5000;

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const countsSchema = z.object({ rows: z.array(z.object({ table: z.string(), rows: z.number() })) });

/** The rows that a connection has read of each table of an exam since it reported its counts last. */
async function rowsRead(tx: Database): Promise<Record<string, number>> {
  const { rows } = countsSchema.parse(
    await tx.execute(sql`
      select relname as "table", (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as rows from pg_stat_xact_user_tables
        where relname in ('task_takens', 'answers', 'sessions', 'attempt_sessions')`),
  );
  return Object.fromEntries(rows.map(({ table, rows: count }) => [table, count]));
}

/** Has the database count the rows of the tables, as it does by itself now and then. */
const countRows = sql`analyze task_takens, answers, sessions, attempt_sessions`;

/** Stores attempts at a task, each with an answer and open in a session of its own. The database does not know yet how many there are. */
async function addOthers(
  db: Database,
  { task, question, student }: Record<'task' | 'question' | 'student', string>,
): Promise<void> {
  await db.execute(countRows);
  await db.execute(sql`
    with takers as (select number, gen_random_uuid() as attempt, gen_random_uuid() as session from generate_series(100, ${others + 99}) as number),
      attempts as (
        insert into task_takens (id, task_id, student_id, number, status, started_at, created_at, updated_at)
          select attempt, ${task}::uuid, ${student}::uuid, number, 'in_progress', now(), now(), now() from takers
      ),
      logins as (
        insert into sessions (id, token, user_id, expires_at, last_used_at, created_at, updated_at)
          select session, session::text, ${student}::uuid, now() + interval '1 day', now(), now(), now() from takers
      ),
      written as (
        insert into answers (id, task_taken_id, question_id, type, entries, created_at, updated_at)
          select gen_random_uuid(), attempt, ${question}::uuid, 'MCQ', '[]', now(), now() from takers
      )
    insert into attempt_sessions (task_taken_id, session_id, seen_at) select attempt, session, now() from takers`);
}

test('what an exam does most reads the rows that it is about, and not those of all takers', async () => {
  const { app, clock } = server;
  const task = await room.makeTask({ contents: [choiceQuestion()] });
  const attempt = await room.start(task);
  const { items } = await server.ok('listAnswers', { query: { taskTaken: attempt._id } }, room.student);
  const answer = expectRow<Answer>(items);
  const session = expectRow(await app.db.select().from(sessions).where(eq(sessions.userId, room.student.id)));
  const report = { taskTakenId: attempt._id, sessionId: session.id, seenAt: clock.now() };
  await addOthers(app.db, { task: task._id, question: answer.question, student: room.classmate.id });
  for (const isCounted of [false, true]) {
    if (isCounted) await app.db.execute(countRows);
    const read = await app.db.transaction(async (tx) => {
      const options = { db: tx, clock, timeZone: app.timeZone };
      const before = await rowsRead(tx);
      await createPresenceReports(tx, 0).add(report);
      const save = { answers: rightChoices, flagged: false, rev: isCounted ? 1 : 0 };
      await createAnswerSaves(options).add({ studentId: room.student.id, answerId: answer._id, ...save });
      if (isCounted) await createAttemptSubmits(options).add({ attemptId: attempt._id, key: 'submit-key-1' });
      const after = await rowsRead(tx);
      return Object.entries(after).map(([table, rows]) => ({ table, rows: rows - (before[table] ?? 0) }));
    });
    expect(read.filter(({ rows }) => rows > 100)).toEqual([]);
    expect(read.find(({ table }) => table === 'task_takens')?.rows).toBeGreaterThan(0);
  }
});
