import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addExamWorld, type ExamWorld, examPassword } from '../testing/bench/exam-world.ts';
import { type OwnPostgresServer, startPostgres } from '../testing/bench/start-postgres.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

const takers = 8;

let folder: string;
let database: OwnPostgresServer;
let world: ExamWorld;
let server: ServerProcess;

beforeAll(async () => {
  vi.useRealTimers();
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-dead-database-'));
  database = await startPostgres({ isDurable: true });
  world = await addExamWorld({ url: database.url }, { takers, logins: 1 });
  server = await startServerProcess({
    RUBRICA_DATA: folder,
    DATABASE_URL: database.url,
    // Fewer than takers: connections that were not given back would be missed.
    RUBRICA_DATABASE_CONNECTIONS: '3',
  });
}, 120_000);
afterAll(async () => {
  await server.kill9();
  await database.stop();
  await rm(folder, { recursive: true });
});

const away = {
  status: 503,
  retryAfter: '5',
  body: { code: 'database_unavailable', message: expect.stringMatching(/cannot reach its database.+is safe/u) },
};

test(
  'while its database is dead, a server asks everybody to come again; then it goes on by itself',
  { timeout: 120_000 },
  async () => {
    const answers = await Promise.all(world.tokens.map(openAnswer));
    const stage = (answer: Answer) => Object.entries(world.stages).find(([id]) => id === answer.question)?.[1][0] ?? '';
    const save = (answer: Answer, taker: number) => {
      const entries: unknown = JSON.parse(stage(answer).replaceAll(world.takerMark, String(taker)));
      return call(`/answers/${answer._id}`, {
        token: world.tokens[taker],
        method: 'PUT',
        body: { rev: answer.rev, answers: entries },
      });
    };
    /** Saves until the database is dead, in the middle of which it is killed. */
    const outcomes = await Promise.all([
      ...answers.map(async (answer, taker) => {
        for (;;) {
          const outcome = await save(answer, taker);
          if (outcome.status !== 200) return outcome;
        }
      }),
      database.kill9(),
    ]);
    expect(outcomes.slice(0, takers)).toEqual(answers.map(() => away));

    // More than there are connections, of all kinds of calls: with a session, without one, and in a transaction of their own.
    const calls = Array.from({ length: 4 }, () => [
      save(answers[0]!, 0),
      call('/task-takens', { token: world.tokens[0], method: 'POST', body: { task: world.task } }),
      call('/me', { token: world.tokens[1] }),
      call('/login', { method: 'POST', body: { email: world.emails[0], password: examPassword } }),
    ]);
    for (const outcome of await Promise.all(calls.flat())) expect(outcome).toEqual(away);
    expect(await call('/health', {})).toMatchObject({ status: 503, body: { status: 'down' } });

    await vi.waitFor(() => database.start(), { timeout: 30_000 });
    await vi.waitFor(async () => expect((await call('/health', {})).status).toBe(200), { timeout: 30_000 });
    const saved = await Promise.all(answers.map((answer, taker) => save(answer, taker)));
    expect(saved.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const login = await call('/login', { method: 'POST', body: { email: world.emails[0], password: examPassword } });
    expect(login.status).toBe(200);
  },
);

const answerSchema = z.object({ _id: z.string(), question: z.string(), rev: z.number() });
type Answer = z.infer<typeof answerSchema>;
const attemptSchema = z.object({ _id: z.string() });
const listSchema = z.object({ items: z.array(answerSchema) });

/** Starts a taker's attempt, and returns its first answer. */
async function openAnswer(token: string): Promise<Answer> {
  const started = await call('/task-takens', { token, method: 'POST', body: { task: world.task } });
  const attempt = attemptSchema.parse(started.body);
  const [answer] = listSchema.parse((await call(`/answers?taskTaken=${attempt._id}`, { token })).body).items;
  if (!answer) throw new Error('The attempt has no answers.');
  return answer;
}

interface CallParts {
  token?: string | undefined;
  method?: string;
  body?: object;
}

async function call(route: string, { token, method = 'GET', body }: CallParts) {
  const response = await fetch(`${server.url}${route}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply: unknown = await response.json();
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: reply };
}
