import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Classroom, classroom } from '../../testing/classroom.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { ContentMissingError } from '../files/file-storage.ts';
import { checkClock } from './check-database.ts';
import { readDatabaseTime } from './database-clock.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer({ hasQueue: true });
  room = await classroom(server);
});
afterAll(() => server.close());

const read = () => server.ok('getServerHealth', {}, room.admin);
const folder = () => server.app.files.folder ?? '';

test('a server that is well says so, with its figures and without its secrets', async () => {
  const health = await read();
  expect(health).toMatchObject({
    checkedAt: server.clock.now().toISOString(),
    server: { state: 'good', node: process.version, workers: 1 },
    database: { state: 'good', version: expect.stringMatching(/^\d+/u) },
    migrations: { state: 'good', isNewer: false, applied: health.migrations.known },
    space: { state: 'good', freeBytes: 50e9 },
    files: { state: 'good', missing: 0, unused: 0, unusedBytes: 0 },
    jobs: { state: 'good', failed: 0 },
    backups: null,
    attempts: { state: 'good', open: 0 },
  });
  expect(health.database.bytes).toBeGreaterThan(1_000_000);
  expect(JSON.stringify(health)).not.toContain(server.app.secret);
  expect(JSON.stringify(health)).not.toContain(folder());
});

test('a clock that is minutes off asks for action', async () => {
  const { db } = server.app;
  const time = await readDatabaseTime(db);
  const off = (seconds: number) => checkClock(db, () => new Date(time.getTime() + seconds * 1000));
  expect(await off(0)).toMatchObject({ state: 'good', lastLoggedAt: null });
  const fast = await off(600);
  expect(fast.state).toBe('act');
  expect(fast.differenceMs).toBeCloseTo(600_000, -5);
  expect(await off(-600)).toMatchObject({ state: 'act' });
});

test('exams under way: how many are open, and that most have not saved for long', async () => {
  const task = await room.makeTask({ contents: [choiceQuestion()] });
  const [answer] = await room.answersOf(await room.start(task));
  if (!answer) throw new Error('The attempt has no answer.');
  await room.save(answer, [
    { studentAnswer: 'choice-1', studentMark: 0 },
    { studentAnswer: '', studentMark: 0 },
  ]);
  await room.start(task, room.classmate);
  expect((await read()).attempts).toMatchObject({ state: 'good', open: 2, unsaved: 1 });
  server.clock.advance({ minutes: 11 });
  const { attempts } = await read();
  expect(attempts.state).toBe('look');
  expect(attempts.longestSeconds).toBeCloseTo(660, -1);
  // Left open over night, they are at rest.
  server.clock.advance({ hours: 12 });
  expect((await read()).attempts.state).toBe('good');
});

test('a full disk, a newer version of the tables, failed jobs and a mail server that refuses are told apart by urgency', async () => {
  const { app } = server;
  server.disk.setLevel('full');
  expect((await read()).space).toEqual({ state: 'act', freeBytes: 0 });
  server.disk.setLevel('ok');

  await app.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`,
  );
  expect((await read()).migrations).toMatchObject({ state: 'act', isNewer: true });
  await app.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`);

  await app.jobs.send('sweep-files', {}, { startAt: new Date(Date.now() + 10 ** 12) });
  await app.db.execute(sql`
    update pgboss.job set name = 'dead-letters', source_name = 'sweep-files'
      where name = 'sweep-files' and state = 'created' and start_after > now() + interval '1 day'`);
  expect((await read()).jobs).toMatchObject({ state: 'look', failed: 1 });

  expect((await read()).mail).toEqual({ state: 'look', way: 'folder', isReached: false });
  app.mailer.check = () => Promise.reject(new Error('535 hunter2 is not the password'));
  const health = await read();
  expect(health.mail).toEqual({ state: 'act', way: 'server', isReached: false });
  expect(JSON.stringify(health)).not.toContain('hunter2');
  app.mailer.check = () => Promise.resolve();
  expect((await read()).mail).toEqual({ state: 'good', way: 'server', isReached: true });
});

test('files: what is missing asks for action, what belongs to nothing for a look', async () => {
  await server.ok('uploadFile', { body: { file: pngFile() } }, room.admin);
  const stored = (await readdir(folder())).filter((name) => !name.endsWith('.json'));
  const stray = path.join(folder(), 'stray');
  await writeFile(stray, 'x'.repeat(100));
  // What is new may be an upload that is under way.
  expect((await read()).files).toMatchObject({ state: 'good', unused: 0 });
  await utimes(stray, 0, 0);
  expect((await read()).files).toMatchObject({ state: 'look', unused: 1, unusedBytes: 100, missing: 0 });
  for (const name of stored) await rm(path.join(folder(), name));
  expect((await read()).files).toMatchObject({ state: 'act', missing: stored.length });
});

test('a bucket that fails is said to be away, and none of its files to be missing', async () => {
  const { app } = server;
  const { files } = app;
  const failWith = (failure: Error) => {
    const open = () => Promise.reject(failure);
    app.files = { ...files, folder: null, storage: { ...files.storage, open } };
  };
  onTestFinished(() => void (app.files = files));
  failWith(new Error('connect ECONNREFUSED'));
  const away = { state: 'act', isReached: false, looked: 0, missing: 0, unused: null, unusedBytes: null };
  expect((await read()).files).toEqual(away);
  failWith(new ContentMissingError('its key'));
  expect((await read()).files).toMatchObject({ state: 'act', isReached: true, missing: 1 });
});
