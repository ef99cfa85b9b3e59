import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { files } from '../../db/schema/files.ts';
import { auditLog } from '../../db/schema/system.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { pngFile, wavFile } from '../../testing/sample-files.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { removeUnusedFiles, unusedFileDays } from './remove-unused-files.ts';

const kilobyte = 1024;
const quota = { userBytes: 100 * kilobyte, schoolBytes: 150 * kilobyte };
/** A recording of this size, its header included. */
const recording = (sizeBytes: number) => wavFile('voice.wav', sizeBytes - 44);

describe('the room for files', () => {
  let server: TestServer;
  let room: Classroom;
  beforeAll(async () => {
    server = await testServer({ quota });
    room = await classroom(server);
  });
  afterAll(() => server.close());
  const upload = (file: File, who: SignedInPerson) => server.send('uploadFile', { body: { file } }, who);
  const storedContents = () => readdir(path.join(server.app.files.uploadFolder, '../../files')).catch(() => []);

  test('is limited for an account; who is refused learns how much is used and how much may be', async () => {
    expect((await upload(recording(80 * kilobyte), room.student)).status).toBe(201);
    const failure = await server.fails('uploadFile', { body: { file: recording(30 * kilobyte) } }, room.student);
    expect(failure).toMatchObject({ status: 413, code: 'user_quota' });
    expect(failure.message).toContain('it is 30 kB, and you use 80 kB of your 100 kB');
    expect((await upload(recording(20 * kilobyte), room.student)).status).toBe(201);
  });

  test('is limited for the school, and nothing is left of what is refused', async () => {
    const before = await storedContents();
    const failure = await server.fails(
      'uploadFile',
      { body: { file: recording(60 * kilobyte) } },
      { ...room.classmate, language: 'ar' },
    );
    expect(failure).toMatchObject({ status: 413, code: 'school_quota', message: expect.stringMatching(/مدرستك/u) });
    expect(await storedContents()).toEqual(before);
  });

  test('is not exceeded by uploads at the same time', async () => {
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => upload(recording(20 * kilobyte), room.otherStudent)),
    );
    // 100 of the school's 150 kB are used.
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(tries.filter(({ status }) => status === 413)).toHaveLength(4);
    expect(await storedContents()).toHaveLength(await server.app.db.$count(files));
  });

  test('is not needed by the repetition of an upload that is stored', async () => {
    const body = { file: recording(5 * kilobyte), key: 'again' };
    const first = await server.ok('uploadFile', { body }, room.assistant);
    await upload(recording(5 * kilobyte), room.assistant);
    expect((await server.ok('uploadFile', { body }, room.assistant))._id).toBe(first._id);
  });
});

describe('files that nothing uses', () => {
  let server: TestServer;
  let room: Classroom;
  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());
  const days = unusedFileDays;
  const exists = async (id: string, who: SignedInPerson) =>
    (await server.send('getFile', { params: { id } }, { token: await server.login(who) })).status === 200;

  test('are removed 30 days after they were found unused; used ones stay, and so do those used again', async () => {
    const [loose, shown, replaced] = [
      await server.ok('uploadFile', { body: { file: recording(1000) } }, room.student),
      await server.ok('uploadFile', { body: { file: pngFile() } }, room.admin),
      await server.ok('uploadFile', { body: { file: pngFile() } }, room.admin),
    ];
    const withImage = (file: typeof shown) => ({
      ...choiceQuestion(),
      input: [{ id: 'i', kind: 'image' as const, file: file.ref, alt: 'A hall' }],
    });
    await room.makeQuestion(withImage(shown));
    const stored = await server.ok('createQuestion', { body: { content: withImage(replaced) } }, room.admin);
    await removeUnusedFiles(server.app);
    server.clock.advance({ days: days - 1 });
    const admin = { token: await server.login(room.admin) };
    const save = (rev: number, file: typeof shown) =>
      server.ok('updateQuestion', { params: { id: stored._id }, body: { rev, content: withImage(file) } }, admin);
    const { rev } = await save(stored.rev, shown);
    expect(await removeUnusedFiles(server.app)).toBe(0);
    server.clock.advance({ days: 1, seconds: 1 });
    // Out of use for one day only: its author may still take it back.
    expect(await removeUnusedFiles(server.app)).toBe(1);
    expect(await exists(loose._id, room.student)).toBe(false);
    expect(await readdir(path.join(server.app.files.uploadFolder, '../../files'))).toHaveLength(2);
    await server.ok(
      'updateQuestion',
      { params: { id: stored._id }, body: { rev, content: withImage(replaced) } },
      { token: await server.login(room.admin) },
    );
    await removeUnusedFiles(server.app);
    server.clock.advance({ days: days + 1 });
    expect(await removeUnusedFiles(server.app)).toBe(0);
    expect(await exists(replaced._id, room.admin)).toBe(true);
    const entries = await server.app.db
      .select()
      .from(auditLog)
      .where(sql`${auditLog.action} = 'file.sweep'`);
    expect(entries.map(({ actorName, details }) => [actorName, details])).toEqual([
      ['server', { files: 1, bytes: 1000 }],
    ]);
  });
});

describe('content that cannot be removed', () => {
  let server: TestServer;
  let room: Classroom;
  beforeAll(async () => {
    server = await testServer({ quota: { userBytes: 10 * kilobyte, schoolBytes: 0 } });
    room = await classroom(server);
  });
  afterAll(() => server.close());
  const contents = () => readdir(path.join(server.app.files.uploadFolder, '../../files'));
  const sweep = async () => {
    await server.app.jobs.send('sweep-files', {});
    await server.runJobs();
  };
  const whileUnreachable = async (work: () => Promise<unknown>) => {
    const remove = vi.spyOn(server.app.files.storage, 'remove').mockRejectedValue(new Error('unreachable'));
    await work();
    await server.app.background.drain();
    remove.mockRestore();
  };

  test('of a file that its owner removes takes up none of their room, and is removed by the next sweep', async () => {
    const upload = { body: { file: recording(8 * kilobyte), key: 'voice' } };
    const first = await server.ok('uploadFile', upload, room.student);
    const params = { id: first._id };
    await whileUnreachable(() => server.ok('removeFile', { params }, room.student));
    for (const who of [room.student, room.admin])
      for (const call of ['getFile', 'removeFile'] as const)
        expect((await server.fails(call, { params }, who)).status).toBe(404);
    const second = await server.ok('uploadFile', upload, room.student);
    expect(second._id).not.toBe(first._id);
    expect(await contents()).toHaveLength(2);
    await sweep();
    expect(await contents()).toHaveLength(1);
    expect((await server.app.db.select({ id: files.id }).from(files)).map(({ id }) => id)).toEqual([second._id]);
    await server.ok('removeFile', { params: { id: second._id } }, room.student);
    await server.app.background.drain();
    expect(await contents()).toEqual([]);
  });

  test('of unused files is removed by a later sweep, and one such file holds up no other', async () => {
    for (let count = 0; count < 3; count += 1)
      await server.ok('uploadFile', { body: { file: recording(kilobyte) } }, room.student);
    await sweep();
    server.clock.advance({ days: unusedFileDays, seconds: 1 });
    const { storage } = server.app.files;
    const real = storage.remove;
    const [stuck] = await contents();
    const remove = vi
      .spyOn(storage, 'remove')
      .mockImplementation((key) => (key === stuck ? Promise.reject(new Error('unreachable')) : real(key)));
    await expect(sweep()).rejects.toThrow();
    expect(await contents()).toEqual([stuck]);
    remove.mockRestore();
    await sweep();
    expect(await contents()).toEqual([]);
    expect(await server.app.db.$count(files)).toBe(0);
    expect(await server.app.db.$count(auditLog, sql`${auditLog.action} = 'file.sweep'`)).toBe(1);
  });
});

describe('on a full disk', () => {
  let server: TestServer;
  let room: Classroom;
  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
    await server.app.db.execute(sql`
      create function refuse_write() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  });
  afterAll(() => server.close());
  afterEach(() => {
    server.disk.setLevel('ok');
    server.errors.length = 0;
  });
  const full = { status: 507, code: 'storage_full', message: expect.stringMatching(/disk of the server is full/u) };
  const upload = { body: { file: recording(kilobyte) } };

  test('an upload that cannot be written is refused with 507, in the language of the caller', async () => {
    const { createUploadStream } = server.app.files;
    const noSpace = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    server.app.files.createUploadStream = () =>
      new Writable({ write: (_chunk, _encoding, done) => done(), final: (done) => done(noSpace) });
    expect(await server.fails('uploadFile', upload, room.student)).toMatchObject(full);
    const inArabic = await server.fails('uploadFile', upload, { ...room.student, language: 'ar' });
    expect(inArabic.message).toMatch(/امتلأ قرص الخادم/u);
    server.app.files.createUploadStream = createUploadStream;
    expect(server.errors).toHaveLength(2);
  });

  test('so is one that cannot be stored, and nothing is left of it', async () => {
    const { storage } = server.app.files;
    const removed: string[] = [];
    const noSpace = Object.assign(new Error('no space'), { code: 'ENOSPC' });
    server.app.files.storage = {
      ...storage,
      put: () => Promise.reject(new Error('Cannot write file', { cause: noSpace })),
      remove: (key) => Promise.resolve(void removed.push(key)),
    };
    expect(await server.fails('uploadFile', upload, room.student)).toMatchObject(full);
    expect(removed).toHaveLength(1);
    server.app.files.storage = storage;
  });

  test('a save that the database cannot write is refused with 507, and everything can still be read', async () => {
    const attempt = await room.start(await room.makeTask({ contents: [choiceQuestion()] }));
    const [answer] = await room.answersOf(attempt);
    await server.app.db.execute(
      sql`create trigger refuse_answers before update on answers for each row execute function refuse_write()`,
    );
    await server.app.db.execute(
      sql`create trigger refuse_sessions before update on sessions for each row execute function refuse_write()`,
    );
    const save = {
      params: { id: answer?._id ?? '' },
      body: { rev: 0, answers: [{ studentAnswer: '', studentMark: 0 }] },
    };
    // A session notes when it was last used; that it cannot is no reason to refuse it.
    server.clock.advance({ minutes: 10 });
    expect(await server.fails('saveAnswer', save, room.student)).toMatchObject(full);
    expect(await room.answersOf(attempt)).toEqual([answer]);
    await server.app.db.execute(sql`drop trigger refuse_answers on answers`);
    await server.app.db.execute(sql`drop trigger refuse_sessions on sessions`);
  });

  test('with the last of the room nothing is uploaded, and answers are still saved', async () => {
    const attempt = await room.start(await room.makeTask({ contents: [choiceQuestion()] }));
    const [answer] = await room.answersOf(attempt);
    if (!answer) throw new Error('no answer');
    const saved = [{ studentAnswer: '', studentMark: 0 }];
    server.disk.setLevel('low');
    expect(await server.fails('uploadFile', upload, room.student)).toMatchObject(full);
    expect(await room.save(answer, saved)).toMatchObject({ rev: 1 });
    server.disk.setLevel('full');
    const again = { params: { id: answer._id }, body: { rev: 1, answers: saved } };
    expect(await server.fails('saveAnswer', again, room.student)).toMatchObject(full);
    expect(await room.answersOf(attempt)).toHaveLength(1);
    expect(server.errors).toEqual([]);
  });

  test('health says so', async () => {
    const health = async () => (await server.http.request('/api/health')).json();
    expect(await health()).toEqual({ ok: true, status: 'ok' });
    server.disk.setLevel('low');
    expect(await health()).toEqual({ ok: true, status: 'degraded', problem: 'low disk' });
    server.disk.setLevel('full');
    expect(await health()).toEqual({ ok: true, status: 'degraded', problem: 'full disk' });
  });
});
