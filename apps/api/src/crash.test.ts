import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Answer, StoredFile, TaskTaken } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from './clock.ts';
import { type DatabaseLocation, openDatabase } from './db/open.ts';
import { answers } from './db/schema/attempts.ts';
import { questions } from './db/schema/questions.ts';
import { taskQuestions, tasks, taskStudents } from './db/schema/tasks.ts';
import { createAppContext } from './create-app-context.ts';
import { openFiles } from './services/files/open-files.ts';
import { toQuestionColumns } from './services/questions/to-question-columns.ts';
import { createDatabase } from './testing/create-database.ts';
import { choiceQuestion } from './testing/sample-questions.ts';
import { testDisk } from './testing/test-disk.ts';
import { testJobs } from './testing/test-jobs.ts';
import { type ServerProcess, startServerProcess } from './testing/server-process.ts';
import { type Person, createPersonFactory, testPassword } from './testing/test-people.ts';
import { creation, filmBytes, piece, sha256Of } from './testing/tus-client.ts';

const attemptCount = 2;
const questionsEach = 60;
const killAfter = 70;
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
  ({ location: place, env, drop } = await createDatabase(folder));
  student = await prepare();
});
afterAll(async () => {
  await server?.kill9();
  await drop();
  await rm(folder, { recursive: true });
});

test(
  'a server killed during 120 saves and an upload has every save that it confirmed, and every byte that it acknowledged',
  { timeout: 300_000 },
  async () => {
    const confirmed = new Map<string, Answer['answers']>();
    const first = await start();
    const upload = await beginUpload(first);
    const unsaved = await startAllAttempts(first);
    expect(unsaved).toHaveLength(attemptCount * questionsEach);

    await saveAll(first, unsaved, confirmed, async () => {
      if (confirmed.size === killAfter) await first.server.kill9();
    });
    expect(confirmed.size).toBeGreaterThanOrEqual(killAfter);
    expect(confirmed.size).toBeLessThan(unsaved.length);
    expect(await upload.lost).toBeInstanceOf(TypeError);

    const second = await start();
    // Unconfirmed saves are repeated with the same revision; they may have been stored or not.
    const missing = unsaved.filter(({ _id }) => !confirmed.has(_id));
    await saveAll(second, missing, confirmed);
    expect(confirmed.size).toBe(unsaved.length);
    await finishUpload(second, upload);
    await second.server.kill9();

    const { db, close } = await openDatabase(place);
    const stored = await db.select({ id: answers.id, rev: answers.rev, entries: answers.entries }).from(answers);
    await close();
    expect(new Map(stored.map(({ id, entries }) => [id, entries]))).toEqual(confirmed);
    expect(new Set(stored.map(({ rev }) => rev))).toEqual(new Set([1]));
  },
);

const film = filmBytes(12 * megabyte);

interface OpenUpload {
  /** Its route. */
  route: string;
  /** What became of the piece that was under way. */
  lost: Promise<unknown>;
}

const bytesOnDisk = async ({ route }: OpenUpload) =>
  (await stat(path.join(folder, 'files', path.basename(route)))).size;

/** Uploads a piece of a film and begins the next, which never ends: its bytes arrive until the server is gone. */
async function beginUpload(session: Session): Promise<OpenUpload> {
  const { headers } = await tus(session, '/uploads', creation({ size: film.length }));
  const route = (headers.get('location') ?? '').replace(/^\/api/u, '');
  await tus(session, route, piece(0, film.subarray(0, 4 * megabyte)));
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(film.subarray(4 * megabyte, 7 * megabyte)),
  });
  const upload = {
    route,
    lost: tus(session, route, piece(4 * megabyte, endless)).catch((error: unknown) => error),
  };
  await vi.waitFor(async () => expect(await bytesOnDisk(upload)).toBeGreaterThan(5 * megabyte), { timeout: 20_000 });
  return upload;
}

/** Goes on where the server says that the upload stopped, and compares the whole. */
async function finishUpload(session: Session, upload: OpenUpload): Promise<void> {
  const { headers } = await tus(session, upload.route, { method: 'HEAD' });
  const offset = Number(headers.get('upload-offset'));
  expect(offset).toBe(await bytesOnDisk(upload));
  expect(offset).toBeGreaterThan(5 * megabyte);
  await tus(session, upload.route, piece(offset, film.subarray(offset)));
  const sha256 = sha256Of(film);
  const file = await call<StoredFile>(session, 'POST', `${upload.route}/finish`, { sha256 });
  expect([file.sha256, file.ref.size]).toEqual([sha256, film.length]);
}

/** Sends a request of the tus protocol. Throws a TypeError if the server cannot be reached. */
async function tus({ server: { url }, token }: Session, where: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
  const response = await fetch(`${url}${where}`, { ...init, headers });
  if (!response.ok) throw new Error(`${where} answered ${String(response.status)}: ${await response.text()}`);
  return response;
}

/** Stores a student with two tasks of sixty questions. */
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
