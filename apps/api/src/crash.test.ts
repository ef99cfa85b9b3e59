import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answer, StoredFile, TaskTaken } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { type DatabaseLocation, openDatabase } from './db/open.ts';
import { answers } from './db/schema/attempts.ts';
import { questions } from './db/schema/questions.ts';
import { taskQuestions, tasks, taskStudents } from './db/schema/tasks.ts';
import { createAppContext } from './create-app-context.ts';
import { openFiles } from './services/files/open-files.ts';
import { toQuestionColumns } from './services/questions/to-question-columns.ts';
import { createPostgresDatabase } from './testing/create-postgres-database.ts';
import { choiceQuestion } from './testing/sample-questions.ts';
import { testDisk } from './testing/test-disk.ts';
import { testJobs } from './testing/test-jobs.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { type Person, createPersonFactory, testPassword } from './testing/test-people.ts';
import { creation, filmBytes, piece, sha256Of } from './testing/tus-client.ts';

const attemptCount = 2;
const questionsEach = 200;
const killAfter = 240;
const savesAtOnce = 8;
const megabyte = 1024 * 1024;

let folder: string;
let place: DatabaseLocation;
let drop = async () => {};
let env: Record<string, string>;
let student: Person;
let server: ServerProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'rubrica-crash-'));
  const database = inject('database');
  if (database.kind === 'postgres') {
    const fresh = await createPostgresDatabase(database.url);
    drop = fresh.drop;
    place = { url: fresh.url };
    env = { RUBRICA_DATA: folder, DATABASE_URL: fresh.url };
  } else {
    place = { folder: path.join(folder, 'db') };
    env = { RUBRICA_DATA: folder, DATABASE_URL: '' };
  }
  student = await prepare();
});
afterAll(async () => {
  await server?.kill9();
  await drop();
  await rm(folder, { recursive: true });
});

test('a server killed during 400 saves has every save that it confirmed', { timeout: 90_000 }, async () => {
  const confirmed = new Map<string, Answer['answers']>();
  const first = await start();
  const unsaved = await startAllAttempts(first);
  expect(unsaved).toHaveLength(attemptCount * questionsEach);

  await saveAll(first, unsaved, confirmed, async () => {
    if (confirmed.size === killAfter) await first.server.kill9();
  });
  expect(confirmed.size).toBeGreaterThanOrEqual(killAfter);
  expect(confirmed.size).toBeLessThan(unsaved.length);

  const second = await start();
  // Unconfirmed saves are repeated with the same revision; they may have been stored or not.
  const missing = unsaved.filter(({ _id }) => !confirmed.has(_id));
  await saveAll(second, missing, confirmed);
  expect(confirmed.size).toBe(unsaved.length);
  await second.server.kill9();

  const { db, close } = await openDatabase(place);
  const stored = await db.select({ id: answers.id, rev: answers.rev, entries: answers.entries }).from(answers);
  await close();
  expect(new Map(stored.map(({ id, entries }) => [id, entries]))).toEqual(confirmed);
  expect(new Set(stored.map(({ rev }) => rev))).toEqual(new Set([1]));
});

test(
  'a server killed in the middle of an upload has every byte that it acknowledged',
  { timeout: 60_000 },
  async () => {
    const bytes = filmBytes(12 * megabyte);
    const first = await start();
    const location = (await tus(first, '/uploads', creation({ size: bytes.length }))).headers.get('location') ?? '';
    const upload = location.replace(/^\/api/u, '');
    await tus(first, upload, piece(0, bytes.subarray(0, 4 * megabyte)));
    // The next piece never ends: its bytes arrive until the server is gone.
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(bytes.subarray(4 * megabyte, 7 * megabyte)),
    });
    const lost = tus(first, upload, piece(4 * megabyte, endless)).catch((error: unknown) => error);
    const onDisk = async () => (await stat(path.join(folder, 'files', path.basename(upload)))).size;
    await vi.waitFor(async () => expect(await onDisk()).toBeGreaterThan(5 * megabyte), { timeout: 20_000 });
    await first.server.kill9();
    expect(await lost).toBeInstanceOf(TypeError);

    const second = await start();
    const { headers } = await tus(second, upload, { method: 'HEAD' });
    const offset = Number(headers.get('upload-offset'));
    expect(offset).toBe(await onDisk());
    expect(offset).toBeGreaterThan(5 * megabyte);
    await tus(second, upload, piece(offset, bytes.subarray(offset)));
    const sha256 = sha256Of(bytes);
    const file = await call<StoredFile>(second, 'POST', `${upload}/finish`, { sha256 });
    expect([file.sha256, file.ref.size]).toEqual([sha256, bytes.length]);
    await second.server.kill9();
  },
);

/** Sends a request of the tus protocol. Throws a TypeError if the server cannot be reached. */
async function tus({ server: { url }, token }: Session, where: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${where}`, { ...init, headers });
  if (!response.ok) throw new Error(`${where} answered ${String(response.status)}: ${await response.text()}`);
  return response;
}

/** Stores a student with five tasks of two hundred questions. */
async function prepare(): Promise<Person> {
  const database = await openDatabase(place);
  const { db, close } = database;
  const files = await openFiles({ dataFolder: folder });
  const app = await createAppContext({
    database,
    clock: systemClock,
    mailer: { send: async () => {} },
    files,
    disk: testDisk(),
    jobs: testJobs(db, systemClock),
    registration: 'approve',
    origin: 'https://school.example',
    timeZone: 'Africa/Cairo',
    lateAfterMinutes: 10,
  });
  const person = await createPersonFactory(app)({ role: 'student', name: 'Sara' });
  const columns = await toQuestionColumns(choiceQuestion());
  const storedQuestions = await db
    .insert(questions)
    .values(Array.from({ length: questionsEach }, () => columns))
    .returning({ id: questions.id });
  const storedTasks = await db
    .insert(tasks)
    .values(
      Array.from({ length: attemptCount }, () => ({
        title: 'Long',
        kind: 'quiz' as const,
        status: 'published' as const,
      })),
    )
    .returning({ id: tasks.id });
  for (const { id: taskId } of storedTasks) {
    await db.insert(taskStudents).values({ taskId, studentId: person.id });
    await db
      .insert(taskQuestions)
      .values(storedQuestions.map(({ id }, position) => ({ taskId, questionId: id, position })));
  }
  await close();
  return person;
}

interface Session {
  server: ServerProcess;
  token: string;
}

/** Starts a server and logs the student in. */
async function start(): Promise<Session> {
  server = await startServerProcess(env);
  const body = { email: student.email, password: testPassword };
  const { token } = await call<{ token: string }>({ server, token: '' }, 'POST', '/login', body);
  return { server, token };
}

/** Starts an attempt at every task. Returns the empty answers. */
async function startAllAttempts(session: Session): Promise<Answer[]> {
  const { items } = await call<{ items: { _id: string }[] }>(session, 'GET', '/assigned-tasks');
  const emptyAnswers: Answer[] = [];
  for (const { _id: task } of items) {
    const attempt = await call<TaskTaken>(session, 'POST', '/task-takens', { task });
    const { items: empty } = await call<{ items: Answer[] }>(session, 'GET', `/answers?taskTaken=${attempt._id}`);
    emptyAnswers.push(...empty);
  }
  return emptyAnswers;
}

/** Saves each answer once, several at a time, and records the confirmed ones. Stops when the server is gone. */
async function saveAll(
  session: Session,
  unsaved: readonly Answer[],
  confirmed: Map<string, Answer['answers']>,
  afterEach: () => Promise<void> = async () => {},
): Promise<void> {
  const waiting = unsaved.values();
  const saveNext = async (): Promise<void> => {
    for (const answer of waiting) {
      const entries = [
        { studentAnswer: `choice-${answer._id}`, studentMark: 0 },
        { studentAnswer: '', studentMark: 0 },
      ];
      try {
        const body = { rev: 0, answers: entries };
        const saved = await call<Answer>(session, 'PUT', `/answers/${answer._id}`, body);
        confirmed.set(answer._id, saved.answers);
      } catch (error) {
        if (error instanceof TypeError) return;
        throw error;
      }
      await afterEach();
    }
  };
  await Promise.all(Array.from({ length: savesAtOnce }, saveNext));
}

/** Calls the server. Throws a TypeError, as `fetch` does, if it cannot be reached. */
async function call<Reply>(
  { server: { url }, token }: Session,
  method: string,
  where: string,
  body?: object,
): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${url}${where}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  if (!response.ok) throw new Error(`${where} answered ${String(response.status)}: ${await response.text()}`);
  return (await response.json()) as Reply;
}
