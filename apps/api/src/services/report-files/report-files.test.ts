import { desc, eq, inArray, sql } from 'drizzle-orm';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ReportFile } from '@rubrica/api-client/contract';
import { reportFiles } from '../../db/schema/report-files.ts';
import { users } from '../../db/schema/people.ts';
import { auditLog } from '../../db/schema/system.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { choiceQuestion } from '../../testing/sample-questions.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import type { AppContext } from '../context.ts';
import { makeReport } from './make-report.ts';
import { sweepReportFiles } from './sweep-report-files.ts';

/** One more than a file may have that is written while it is downloaded. */
const attempts = 5001;

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
  const { _id: task } = await room.makeTask({ contents: [choiceQuestion()], title: '=القراءة' });
  await server.app.db.execute(sql`
    insert into task_takens (id, task_id, student_id, number, status, started_at, submitted_at, mark, maximum, created_at, updated_at)
    select gen_random_uuid(), ${task}::uuid, ${room.student.id}::uuid, n, 'marked', now(), '2026-03-02T09:30:00Z', n % 11, 10, now(), now()
    from generate_series(1, ${attempts}) as n`);
});
afterAll(() => server.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await server.runJobs();
  await server.app.db.delete(reportFiles);
});

type Body = Extract<Parameters<typeof server.ok<'createReportFile'>>[1]['body'], { report: 'marks' }>;

const request = (body: Partial<Body> = {}, who: SignedInPerson & { language?: string } = room.assistant) =>
  server.ok('createReportFile', { body: { report: 'marks', format: 'csv', query: {}, ...body } }, who);
const look = ({ _id: id }: ReportFile, who = room.assistant) => server.ok('getReportFile', { params: { id } }, who);
const list = async (who = room.assistant) => (await server.ok('listReportFiles', {}, who)).items;

async function get(path: string, who: SignedInPerson, language = 'en') {
  const headers = { authorization: `Bearer ${who.token}`, 'accept-language': language };
  const response = await server.http.request(`/api${path}`, { headers });
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}
const download = ({ _id: id }: ReportFile, who = room.assistant) => get(`/report-files/${id}/content`, who);
const refusal = ({ response, bytes }: Awaited<ReturnType<typeof get>>) => [
  response.status,
  JSON.parse(bytes.toString()).code,
];

/** What was put into the storage and is still there. */
function watchStorage() {
  const kept = new Set<string>();
  const { storage } = server.app.files;
  const [put, remove] = [storage.put.bind(storage), storage.remove.bind(storage)];
  vi.spyOn(storage, 'put').mockImplementation(async (key, ...more) => {
    await put(key, ...more);
    kept.add(key);
  });
  vi.spyOn(storage, 'remove').mockImplementation(async (key) => {
    await remove(key);
    kept.delete(key);
  });
  return kept;
}

const run = (file: ReportFile, app: AppContext = server.app, progress = async (_share: number) => {}) =>
  makeReport(app, { reportFile: file._id }, { isLastTry: true, signal: new AbortController().signal, progress });
const notices = async (who: SignedInPerson) => (await server.ok('listNotices', {}, who)).items;

test('a report of more than 5,000 rows is made by a job, told to whoever asked for it, and has every row', async () => {
  expect(refusal(await get('/reports/marks.xlsx', room.assistant))).toEqual([409, 'report_too_long']);
  const asked = await request(
    { format: 'xlsx', query: { sort: 'percent', kind: 'homework' } },
    { ...room.assistant, language: 'ar' },
  );
  expect(asked).toMatchObject({ status: 'waiting', rows: attempts, rowsMade: 0, expiresAt: null });
  expect(refusal(await download(asked))).toEqual([409, 'report_not_ready']);
  const shares: number[] = [];
  await run(asked, server.app, async (share) => void shares.push(share));
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect([shares.length, shares.at(-1)]).toEqual([11, 1]);

  const ready = await look(asked);
  expect(ready).toMatchObject({ status: 'ready', rows: attempts, rowsMade: attempts });
  const inSevenDays = new Date(server.clock.now().getTime() + 7 * 86_400_000).toISOString();
  expect(ready.expiresAt).toBe(inSevenDays);
  const [notice] = await notices(room.assistant);
  expect(notice).toMatchObject({
    kind: 'report-ready',
    path: '/assistant/reports/files',
    about: { report: { name: expect.stringContaining('الدرجات') }, expiresAt: inSevenDays },
  });

  const { response, bytes } = await download(ready);
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toMatch(
    /الدرجات \d{4}-\d\d-\d\d \(واجب\)\.xlsx$/u,
  );
  expect(bytes.length).toBe(ready.sizeBytes);
  const [sheet] = (await readXlsx(bytes)).sheets;
  expect(sheet?.view?.rightToLeft).toBe(true);
  const rows = sheet?.rows.slice(1) ?? [];
  expect(rows).toHaveLength(attempts);
  const percents = rows.map((row) => Number(row[8]));
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(new Set(rows.map((row) => row[3])).size).toBe(attempts);
  expect(rows[0]?.[4]).toEqual(new Date('2026-03-02T11:30:00Z'));
});

test('is for its requester and for admins, and the log says who asked for it and who took it', async () => {
  const file = await request({ query: { kind: 'homework' } });
  await run(file);
  expect((await download(file, room.otherAssistant)).response.status).toBe(404);
  expect((await download(file, room.student)).response.status).toBe(403);
  expect((await server.http.request(`/api/report-files/${file._id}/content`)).status).toBe(401);
  expect([await list(room.otherAssistant), await list(room.admin)]).toEqual([[], []]);
  expect((await list()).map(({ _id }) => _id)).toEqual([file._id]);
  const { bytes } = await download(file, room.admin);
  const [, first] = parseCsv(bytes.toString());
  // No program calculates it.
  expect(first?.[1]).toBe("'=القراءة");
  const entries = await server.app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `report:${file._id}`))
    .orderBy(desc(auditLog.at), desc(auditLog.id));
  const details = { report: 'marks', format: 'csv', rows: attempts, filters: { kind: 'homework' } };
  expect(entries.map(({ action, actorName, details: said }) => [action, actorName, said])).toEqual([
    ['report.export', 'Amal', details],
    ['report.request', 'Basma', details],
  ]);
});

test('a try that was cut off, or taken for dead, leaves one file and one notice', async () => {
  const kept = watchStorage();
  const file = await request();
  const before = (await notices(room.assistant)).length;
  const [stalled, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { storage } = server.app.files;
  const slow = {
    ...server.app,
    files: {
      ...server.app.files,
      storage: {
        ...storage,
        put: async (...args: Parameters<typeof storage.put>) => {
          await storage.put(...args);
          stalled.resolve();
          await release.promise;
        },
        remove: (key: string) => storage.remove(key),
      },
    },
  };
  const dead = run(file, slow);
  await stalled.promise;
  expect(kept.size).toBe(1);
  await Promise.all([run(file), run(file)]);
  release.resolve();
  await dead;
  await run(file);
  expect((await look(file)).status).toBe('ready');
  expect(kept.size).toBe(1);
  expect((await notices(room.assistant)).length).toBe(before + 1);
  expect(parseCsv((await download(file)).bytes.toString())).toHaveLength(attempts + 1);
});

test('one that is ready without its server being told so keeps its content', async () => {
  const file = await request();
  const { db } = server.app;
  const commit = db.transaction.bind(db);
  vi.spyOn(db, 'transaction')
    .mockImplementationOnce(commit)
    .mockImplementationOnce(async (...work) => {
      await commit(...work);
      throw new Error('Connection terminated unexpectedly');
    });
  await expect(run(file)).rejects.toThrow('Connection terminated');
  vi.restoreAllMocks();
  expect((await look(file)).status).toBe('ready');
  expect(parseCsv((await download(file)).bytes.toString())).toHaveLength(attempts + 1);
});

test('content that could not be removed is removed by the sweep, and holds up no other', async () => {
  const kept = watchStorage();
  const { db, files } = server.app;
  const commit = db.transaction.bind(db);
  const remove = vi.mocked(files.storage.remove);
  for (const format of ['csv', 'xlsx'] as const) {
    const file = await request({ format });
    const isAway = new Error('no connection');
    vi.spyOn(db, 'transaction').mockImplementationOnce(commit).mockRejectedValueOnce(isAway);
    remove.mockRejectedValueOnce(new Error('unreachable'));
    await expect(run(file)).rejects.toThrow('unreachable');
    expect(await look(file)).toMatchObject({ status: 'failed' });
  }
  expect(kept.size).toBe(2);
  remove.mockRejectedValueOnce(new Error('unreachable'));
  await expect(sweepReportFiles(server.app)).rejects.toThrow('1 reports');
  expect(kept.size).toBe(1);
  await sweepReportFiles(server.app);
  expect(kept.size).toBe(0);
});

test('one that is cancelled ends with its next rows and leaves nothing', async () => {
  const kept = watchStorage();
  const file = await request();
  const cancel = (who = room.assistant) => server.fails('cancelReportFile', { params: { id: file._id } }, who);
  expect((await cancel(room.otherAssistant)).status).toBe(404);
  const shares: number[] = [];
  await run(file, server.app, async (share) => {
    shares.push(share);
    if (shares.length === 1) await server.ok('cancelReportFile', { params: { id: file._id } }, room.assistant);
  });
  expect(shares).toHaveLength(1);
  expect(await look(file)).toMatchObject({ status: 'cancelled', rowsMade: 500 });
  expect(await cancel()).toMatchObject({ status: 409, code: 'report_over' });
  expect(refusal(await download(file))).toEqual([409, 'report_not_ready']);
  // The job that was sent with the request finds nothing to do.
  await server.runJobs();
  expect(kept.size).toBe(0);
});

test('its link expires after a week: the file is removed, and its reader told', async () => {
  const kept = watchStorage();
  const file = await request();
  await run(file);
  server.clock.advance({ days: 7 });
  const who = { ...room.assistant, token: await server.login(room.assistant) };
  expect((await look(file, who)).status).toBe('expired');
  const late = await download(file, who);
  expect(refusal(late)).toEqual([410, 'report_expired']);
  expect(late.bytes.toString()).toContain('Have the report made again.');
  await sweepReportFiles(server.app);
  expect(kept.size).toBe(0);
  expect((await look(file, who)).status).toBe('expired');
  server.clock.advance({ days: 31 });
  await sweepReportFiles(server.app);
  const again = { ...room.assistant, token: await server.login(room.assistant) };
  expect((await download(file, again)).response.status).toBe(404);
  expect((await notices(again)).some(({ about }) => 'report' in about && about.report._id === file._id)).toBe(false);
  for (const person of [room.admin, room.otherAssistant, room.assistant]) person.token = await server.login(person);
});

test('one that fails says why, and can be made again', async () => {
  const file = await request();
  const full = Object.assign(new Error('No space left on device.'), { code: 'ENOSPC' });
  const put = vi.spyOn(server.app.files.storage, 'put').mockRejectedValue(full);
  await expect(run(file)).rejects.toThrow('No space left');
  expect(await look(file)).toMatchObject({ status: 'failed', failure: 'disk-full' });
  put.mockRestore();
  await run(file);
  expect((await look(file)).status).toBe('ready');

  const ofOther = await request({}, room.otherAssistant);
  await server.app.db.update(users).set({ status: 'disabled' }).where(eq(users.id, room.otherAssistant.id));
  await run(ofOther);
  await server.app.db.update(users).set({ status: 'active' }).where(eq(users.id, room.otherAssistant.id));
  expect(await look(ofOther, room.admin)).toMatchObject({ status: 'failed', failure: 'no-access' });

  const silent = await request({ format: 'xlsx' });
  server.clock.advance({ hours: 13 });
  await sweepReportFiles(server.app);
  expect(await look(silent)).toMatchObject({ status: 'failed', failure: 'stopped' });
});

test('the same report is made once, and a person has five made at a time', async () => {
  const file = await request({ query: { sort: 'task', search: 'a' } });
  expect(await request({ query: { search: 'a', sort: 'task' } })).toEqual(file);
  for (const search of ['b', 'c', 'd', 'e']) await request({ query: { search } });
  const body = { report: 'marks', format: 'csv', query: { search: 'f' } } as const;
  expect(await server.fails('createReportFile', { body }, room.assistant)).toMatchObject({
    status: 409,
    code: 'reports_waiting',
  });
  await request({ query: { search: 'f' } }, room.admin);
  await server.runJobs();
  const statuses = await server.app.db
    .select({ status: reportFiles.status })
    .from(reportFiles)
    .where(inArray(reportFiles.status, ['ready']));
  expect(statuses).toHaveLength(6);
});
