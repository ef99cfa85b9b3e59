import { readSheet as readExcelSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desc } from 'drizzle-orm';
import { auditLog } from '../db/schema/system.ts';
import { type Classroom, classroom } from '../testing/classroom.ts';
import { csvFile } from '../testing/people-files.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const get = (path: string, { token }: { token?: string } = room.admin, language = 'en') =>
  server.http.request(
    `/api${path}`,
    { headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), 'accept-language': language } },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );
/** Reads with another library than the one that has written. */
const sheetOf = async (reply: Response) => readExcelSheet(Buffer.from(await reply.arrayBuffer()));
const fileOf = async (reply: Response, name: string) => new File([await reply.arrayBuffer()], name);

describe('the sample file', () => {
  test.each(['en', 'ar'])('in %s is imported as it is', async (language) => {
    const file = await fileOf(await get(`/user-imports/sample-${language}.xlsx`), 'sample.xlsx');
    const seen = await server.ok('previewUserImport', { body: { file } }, room.admin);
    expect(seen.columns.map(({ field }) => field)).not.toContain(null);
    expect(seen.counts).toEqual({ created: 2, updated: 0, skipped: 0, faulty: 0 });
  });
});

describe('the rows that an import left out', () => {
  const table = [
    ['Name', 'Email', 'Notes', 'Group'],
    ['=HYPERLINK("http://evil.test")', 'none', 'x', 'Cairo'],
    ['Whole', 'whole@left.test', 'y', 'Cairo'],
    ['', 'empty@left.test', 'z', 'Nowhere'],
  ];

  test('stand in a file with their numbers and reasons, which is imported once it is corrected', async () => {
    const body = { file: csvFile(table), key: 'left', leaveOutFaulty: 'true' as const };
    const { _id: id } = await server.ok('createUserImport', { body }, room.admin);
    const path = `/user-imports/${id}/faulty-rows.xlsx`;
    const rows = await sheetOf(await get(path));
    expect(rows).toEqual([
      ['Row', 'Name', 'Email', 'Group', 'Problems'],
      [2, '=HYPERLINK("http://evil.test")', 'none', 'Cairo', expect.stringMatching(/^This is not an email/u)],
      [4, null, 'empty@left.test', 'Nowhere', expect.stringMatching(/missing.*no group called “Nowhere”/u)],
    ]);
    expect((await sheetOf(await get(path, room.admin, 'ar')))[0]).toEqual([
      'الصف',
      'Name',
      'Email',
      'Group',
      'المشكلات',
    ]);

    const again = await fileOf(await get(path), 'again.xlsx');
    const seen = await server.ok('previewUserImport', { body: { file: again } }, room.admin);
    expect(seen.rows.map(({ cells }) => cells.email)).toEqual(['none', 'empty@left.test']);
    expect(await get(path, room.assistant)).toMatchObject({ status: 403 });
    expect(await get(path, {})).toMatchObject({ status: 401 });
    const other = '0197a000-0000-7000-8000-000000000000';
    expect(await get(`/user-imports/${other}/faulty-rows.xlsx`)).toMatchObject({ status: 404 });
  });
});

describe('the export of people', () => {
  test('has the list with its filters, and the log says who exported it', async () => {
    const rows = await sheetOf(await get('/users/export.xlsx?role=student&search=rubrica.test&sort=-name'));
    expect(rows.map((row) => row.slice(0, 9))).toEqual([
      ['Name', 'Email', 'Phone', 'Role', 'Groups', 'Level', 'Language', 'Parent’s email', 'Status'],
      ['Sara', 'sara@rubrica.test', null, 'Student', 'Cairo', null, 'English', 'nadia@rubrica.test', 'Active'],
      ['Samir', 'samir@rubrica.test', null, 'Student', 'Cairo', null, 'English', null, 'Active'],
      ['Omar', 'omar@rubrica.test', null, 'Student', 'Luxor', null, 'English', 'hassan@rubrica.test', 'Active'],
    ]);
    expect(rows[1]?.[9]).toBeInstanceOf(Date);
    const [entry] = await server.app.db.select().from(auditLog).orderBy(desc(auditLog.at), desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({
      action: 'user.export',
      actorName: 'Amal',
      details: { format: 'xlsx', role: 'student' },
    });
  });

  test('as CSV reads back as the same people, who are all here', async () => {
    const file = await fileOf(
      await get('/users/export.csv?role=student&search=rubrica.test', room.admin, 'ar'),
      'users.csv',
    );
    expect(file.size).toBeGreaterThan(100);
    const seen = await server.ok('previewUserImport', { body: { file, existing: 'update' } }, room.admin);
    expect(seen.columns.slice(0, 8).map(({ field }) => field)).not.toContain(null);
    expect(seen.counts).toEqual({ created: 0, updated: 0, skipped: 3, faulty: 0 });
  });

  test('is for admins, and refuses filters that there are not', async () => {
    expect(await get('/users/export.csv', room.assistant)).toMatchObject({ status: 403 });
    expect(await get('/users/export.csv?role=king')).toMatchObject({ status: 422 });
  });
});
