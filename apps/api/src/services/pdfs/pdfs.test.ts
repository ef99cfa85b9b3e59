import type { PdfProgress } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courseItems, diplomaGroups } from '../../db/schema/courses.ts';
import { users } from '../../db/schema/people.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { wavFile } from '../../testing/sample-files.ts';
import { brokenPdfFile, encryptedPdfFile, pdfFile } from '../../testing/sample-pdfs.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { removeUnusedFiles, unusedFileDays } from '../files/remove-unused-files.ts';

describe('documents', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const upload = async (file: File | Promise<File>) =>
    (await server.ok('uploadFile', { body: { file: await file } }, room.admin))._id;
  const make = async (more: object = {}, pages = 5) => {
    const body = { title: 'Reading', file: await upload(pdfFile(pages)), status: 'published' as const, ...more };
    return server.ok('createPdf', { body }, room.admin);
  };
  const forGroup = (more: object = {}, pages?: number) => make({ groups: [room.group], ...more }, pages);
  const titlesFor = async (who: SignedInPerson) =>
    (await server.ok('listPdfs', { query: { limit: 100 } }, who)).items.map(({ title }) => title);
  const setStatus = (status: 'active' | 'disabled', { id }: SignedInPerson) =>
    server.app.db.update(users).set({ status }).where(eq(users.id, id));
  const read = (id: string, body: { page: number; offset?: number; pagesRead?: number[] }, who = room.student) =>
    server.ok('savePdfProgress', { params: { id }, body: { offset: 0, ...body } }, who);

  test('a document knows how many pages its file has', async () => {
    const made = await make({ title: ' Skimming ', groups: [room.group], canPrint: true }, 7);
    expect(made).toMatchObject({
      title: 'Skimming',
      pageCount: 7,
      file: { mime: 'application/pdf', name: 'reading.pdf' },
      groups: [room.group],
      canPrint: true,
      canDownload: false,
      counts: { assigned: 2, readers: 0 },
      progress: null,
    });
    const body = { title: 'Scanning', file: await upload(pdfFile(2)) };
    const changed = await server.ok('updatePdf', { params: { id: made._id }, body }, room.admin);
    expect(changed).toMatchObject({ title: 'Scanning', pageCount: 2, status: 'draft', groups: [] });
  });

  test.each([
    ['a file that is broken', () => brokenPdfFile(), /damaged/u],
    ['a file that needs a password', () => encryptedPdfFile('open sesame'), /password/u],
    ['a file that is no PDF', () => wavFile(), /not a PDF/u],
  ])('%s is refused with the reason', async (_, file, reason) => {
    const body = { title: 'Reading', file: await upload(file()) };
    const failure = await server.fails('createPdf', { body }, room.admin);
    expect(failure).toMatchObject({ status: 422, errors: { file: [expect.stringMatching(reason)] } });
  });

  test('a file that is encrypted without a password can be read, and so is accepted', async () => {
    expect(await make({ file: await upload(encryptedPdfFile('')) })).toMatchObject({ pageCount: 1 });
  });

  test('an unknown level, group or file is refused on its field', async () => {
    const nothing = '01890000-0000-7000-8000-000000000000';
    const file = await upload(pdfFile(1));
    const unknown = { title: 'Reading', file, level: nothing, groups: [room.group, nothing] };
    const failure = await server.fails('createPdf', { body: unknown }, room.admin);
    expect(Object.keys(failure.errors ?? {})).toEqual(['level', 'groups.1']);
    const lost = await server.fails('createPdf', { body: { title: 'Reading', file: nothing } }, room.admin);
    expect(Object.keys(lost.errors ?? {})).toEqual(['file']);
  });

  test('students and assistants see published documents of their groups and courses, and so their files', async () => {
    const draft = await forGroup({ title: 'Draft', status: 'draft' });
    const own = await forGroup({ title: 'Of the group' });
    await make({ title: 'Of another group', groups: [room.otherGroup] });
    const inCourse = await make({ title: 'Of a course' });
    const diploma = await server.ok('createDiploma', { body: { name: 'IELTS' } }, room.admin);
    const { db } = server.app;
    await db.insert(diplomaGroups).values({ diplomaId: diploma._id, groupId: room.group });
    await db.insert(courseItems).values({ diplomaId: diploma._id, position: 0, pdfId: inCourse._id });
    for (const who of [room.student, room.assistant]) {
      const titles = await titlesFor(who);
      expect(titles).toEqual(expect.arrayContaining(['Of the group', 'Of a course']));
      expect(titles).not.toEqual(expect.arrayContaining(['Draft']));
      expect(titles).not.toEqual(expect.arrayContaining(['Of another group']));
      const statusOf = async ({ file }: typeof own) =>
        (await server.send('getFile', { params: { id: file.id } }, who)).status;
      expect([await statusOf(own), await statusOf(inCourse), await statusOf(draft)]).toEqual([200, 200, 404]);
    }
    expect((await server.send('listPdfs', {}, room.parent)).status).toBe(403);
    const held = await server.fails('removePdf', { params: { id: inCourse._id } }, room.admin);
    expect(held).toMatchObject({ status: 409, code: 'in_use' });
  });

  test('a student learns neither the groups of a document nor who else reads it', async () => {
    const { _id } = await forGroup({ title: 'Shared', groups: [room.group, room.otherGroup] });
    await read(_id, { page: 2 }, room.classmate);
    const seen = await server.ok('getPdf', { params: { id: _id } }, room.student);
    expect(seen).toMatchObject({ groups: [], counts: null, progress: null });
    expect(JSON.stringify(seen)).not.toContain(room.classmate.id);
    const forAssistant = await server.ok('getPdf', { params: { id: _id } }, room.assistant);
    expect(forAssistant).toMatchObject({ groups: [room.group], counts: { assigned: 2, readers: 1 } });
    const inGroup = { query: { group: room.group, search: 'Shared' } };
    expect((await server.ok('listPdfs', inGroup, room.student)).items).toEqual([]);
    expect((await server.ok('listPdfs', inGroup, room.admin)).total).toBe(1);
  });

  test('a place is kept for each person, and the pages that were read are only ever added to', async () => {
    const { _id } = await forGroup({}, 40);
    await read(_id, { page: 3, offset: 0.25, pagesRead: [3, 1] });
    const own = await read(_id, { page: 2, pagesRead: [2, 3, 3] });
    expect(own).toMatchObject({ page: 2, offset: 0, pagesRead: [1, 2, 3] });
    const { progress } = await server.ok('getPdf', { params: { id: _id } }, room.student);
    expect(progress).toEqual(own);
    expect((await server.ok('getPdf', { params: { id: _id } }, room.classmate)).progress).toBeNull();
    const beyond = { params: { id: _id }, body: { page: 41, offset: 0 } };
    expect(await server.fails('savePdfProgress', beyond, room.student)).toMatchObject({ status: 422 });

    // Whatever is reported, in whatever order, from however many tabs at once.
    const reports = fc.array(
      fc.record({
        page: fc.integer({ min: 1, max: 40 }),
        pagesRead: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 8 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    const all = new Set([1, 2, 3]);
    await fc.assert(
      fc.asyncProperty(reports, async (several) => {
        await Promise.all(several.map((body) => read(_id, body)));
        for (const { pagesRead } of several) for (const page of pagesRead) all.add(page);
        const stored: PdfProgress | null = (await server.ok('getPdf', { params: { id: _id } }, room.student)).progress;
        expect(stored?.pagesRead).toEqual([...all].toSorted((a, b) => a - b));
      }),
      { numRuns: 10 },
    );
  });

  test('a shorter file has no pages that were read beyond its end', async () => {
    const { _id, title } = await forGroup({}, 9);
    await read(_id, { page: 9, pagesRead: [1, 9] });
    const body = { title, groups: [room.group], status: 'published' as const, file: await upload(pdfFile(4)) };
    await server.ok('updatePdf', { params: { id: _id }, body }, room.admin);
    const { progress } = await server.ok('getPdf', { params: { id: _id } }, room.student);
    expect(progress).toMatchObject({ page: 4, pagesRead: [1] });
  });

  test('staff see who has read how far, also those who have not begun; an assistant sees their own students', async () => {
    const { _id } = await forGroup({ groups: [room.group, room.otherGroup] });
    await read(_id, { page: 4, pagesRead: [1, 2] });
    await read(_id, { page: 1 }, room.admin);
    const readers = async (who: SignedInPerson, query = {}) =>
      (await server.ok('listPdfReaders', { params: { id: _id }, query }, who)).items.map((row) => [
        row.name,
        row.page,
        row.pagesRead,
      ]);
    expect(await readers(room.admin)).toEqual([
      ['Omar', null, 0],
      ['Samir', null, 0],
      ['Sara', 4, 2],
    ]);
    expect(await readers(room.assistant, { sort: '-pagesRead' })).toEqual([
      ['Sara', 4, 2],
      ['Samir', null, 0],
    ]);
    expect(await readers(room.admin, { search: 'oma' })).toEqual([['Omar', null, 0]]);
    expect((await server.send('listPdfReaders', { params: { id: _id } }, room.student)).status).toBe(403);
  });

  test('a student who was deactivated is counted only where they have opened the document', async () => {
    const { _id } = await forGroup();
    await read(_id, { page: 2 }, room.classmate);
    const counted = async () => (await server.ok('getPdf', { params: { id: _id } }, room.admin)).counts;
    await setStatus('disabled', room.student);
    expect(await counted()).toEqual({ assigned: 1, readers: 1 });
    await setStatus('disabled', room.classmate);
    expect(await counted()).toEqual({ assigned: 1, readers: 1 });
    await setStatus('active', room.student);
    await setStatus('active', room.classmate);
    expect(await counted()).toEqual({ assigned: 2, readers: 1 });
  });

  test('highlights and notes are their writer’s alone', async () => {
    const { _id } = await forGroup();
    const params = { id: _id };
    const rectangles = [{ x: 0.1, y: 0.5, width: 0.3, height: 0.02 }];
    const mark = { page: 2, quote: 'the main idea', rectangles, colour: 'green' as const };
    const highlight = await server.ok('createPdfNote', { params, body: mark }, room.student);
    expect(highlight).toMatchObject({ ...mark, pdf: _id, text: '' });
    const note = { page: 1, colour: 'yellow' as const, text: 'Ask about this.' };
    await server.ok('createPdfNote', { params, body: note }, room.student);
    const listed = async (who: SignedInPerson) => (await server.ok('listPdfNotes', { params }, who)).items;
    expect((await listed(room.student)).map(({ page }) => page)).toEqual([1, 2]);
    expect(await listed(room.classmate)).toEqual([]);
    expect(await listed(room.admin)).toEqual([]);

    const change = { params: { id: highlight._id }, body: { colour: 'pink' as const, text: 'Important' } };
    expect((await server.send('updatePdfNote', change, room.classmate)).status).toBe(404);
    expect(await server.ok('updatePdfNote', change, room.student)).toMatchObject({ ...mark, ...change.body });
    expect((await server.send('removePdfNote', { params: { id: highlight._id } }, room.admin)).status).toBe(404);
    await server.ok('removePdfNote', { params: { id: highlight._id } }, room.student);
    expect(await listed(room.student)).toHaveLength(1);
  });

  test('a note that was changed elsewhere is not written over by whoever has not seen that', async () => {
    const { _id } = await forGroup();
    const body = { page: 1, colour: 'yellow' as const, text: 'First version' };
    const note = await server.ok('createPdfNote', { params: { id: _id }, body }, room.student);
    const params = { id: note._id };
    const base = { colour: note.colour, text: note.text };
    const byPhone = { colour: 'green' as const, text: 'Forty lines', base };
    const stored = await server.ok('updatePdfNote', { params, body: byPhone }, room.student);
    // Sent again, because the reply was lost.
    expect(await server.ok('updatePdfNote', { params, body: byPhone }, room.student)).toEqual(stored);
    const late = { params, body: { colour: 'yellow' as const, text: 'A word', base } };
    expect(await server.fails('updatePdfNote', late, room.student)).toMatchObject({ status: 409, current: stored });
    const merged = { colour: 'green' as const, text: 'Forty lines and a word' };
    await server.ok('updatePdfNote', { params, body: { ...merged, base: byPhone } }, room.student);
    // A page of the version before says nothing of what it read.
    expect(await server.ok('updatePdfNote', { params, body: base }, room.student)).toMatchObject(base);
  });

  test('a note without a text and without a place, or on a page that is not there, is refused', async () => {
    const params = { id: (await forGroup())._id };
    const refusal = (body: object) =>
      server.fails('createPdfNote', { params, body: { page: 1, colour: 'blue', ...body } }, room.student);
    expect(await refusal({})).toMatchObject({ status: 422, errors: { text: [expect.any(String)] } });
    expect(await refusal({ page: 6, text: 'Where?' })).toMatchObject({ errors: { page: ['The maximum is 5.'] } });
    expect(await refusal({ text: 'Lost', colour: 'black' })).toMatchObject({ status: 422 });
  });

  test('a document goes with its progress and notes; its file only when nothing has used it for 30 days', async () => {
    const { _id, file } = await forGroup();
    await read(_id, { page: 2 });
    await server.ok(
      'createPdfNote',
      { params: { id: _id }, body: { page: 1, colour: 'blue', text: 'A' } },
      room.student,
    );
    const isStored = async () => (await server.send('getFile', { params: { id: file.id } }, room.admin)).status === 200;
    const sweepLater = async () => {
      await removeUnusedFiles(server.app);
      server.clock.advance({ minutes: (unusedFileDays * 24 + 1) * 60 });
      await removeUnusedFiles(server.app);
    };
    await sweepLater();
    const admin = { token: await server.login(room.admin) };
    expect((await server.send('getFile', { params: { id: file.id } }, admin)).status).toBe(200);
    await server.ok('removePdf', { params: { id: _id } }, admin);
    expect((await server.send('getPdf', { params: { id: _id } }, admin)).status).toBe(404);
    await sweepLater();
    room.admin.token = await server.login(room.admin);
    expect(await isStored()).toBe(false);
  });
});
