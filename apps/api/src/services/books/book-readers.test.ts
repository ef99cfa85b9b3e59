import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { epubProblems, epubText, epubWords } from '../../testing/check-epub.ts';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { pngFile } from '../../testing/sample-files.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const page = (text: string, more: object = {}) => ({ _id: v7(), text, ...more });

describe('a book and its readers', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const make = (more: object = {}) =>
    server.ok(
      'createBook',
      { body: { title: 'Tides', pages: [page('<p>Low</p>'), page('<p>High</p>')], ...more } },
      room.admin,
    );
  const read = (id: string, body: { page: number; seconds: number }, who = room.student) =>
    server.ok('saveBookReading', { params: { id }, body }, who);
  const readers = async (id: string, who: SignedInPerson, query: object = {}) =>
    (await server.ok('listBookReaders', { params: { id }, query }, who)).items;
  const download = (id: string, who: SignedInPerson) =>
    server.http.request(`/api/books/${id}/content.epub`, { headers: { authorization: `Bearer ${who.token}` } });

  test('staff see who should read a book, how far each has come, and for how long', async () => {
    const { _id, rev } = await make();
    expect(await readers(_id, room.admin)).toEqual([]);
    await server.ok('publishBook', { params: { id: _id }, body: { rev, groups: [room.group] } }, room.admin);
    await read(_id, { page: 1, seconds: 0 });
    server.clock.advance({ minutes: 1 });
    await read(_id, { page: 2, seconds: 40 });
    const [first, ...others] = await readers(_id, room.admin, { sort: '-secondsRead' });
    expect(first).toMatchObject({ _id: room.student.id, page: 2, secondsRead: 40, finishedAt: expect.any(String) });
    expect(others).not.toEqual([]);
    for (const other of others) expect(other).toMatchObject({ page: null, secondsRead: 0, lastReadAt: null });
    // Whoever has read it is told, also when it is taken back.
    await server.ok('unpublishBook', { params: { id: _id } }, room.admin);
    expect(await readers(_id, room.admin)).toMatchObject([{ _id: room.student.id, page: 2 }]);
  });

  test('an assistant sees those whom they mark for, and a student nobody', async () => {
    const { _id, rev } = await make();
    const groups = [room.group, room.otherGroup];
    await server.ok('publishBook', { params: { id: _id }, body: { rev, groups } }, room.admin);
    const ids = async (who: SignedInPerson) => (await readers(_id, who)).map((reader) => reader._id);
    expect((await ids(room.admin)).length).toBeGreaterThan((await ids(room.assistant)).length);
    expect(await ids(room.assistant)).toContain(room.student.id);
    expect((await server.send('listBookReaders', { params: { id: _id } }, room.student)).status).toBe(403);
  });

  test('staff download a book for reading devices, with its pictures', async () => {
    const { ref } = await server.ok('uploadFile', { body: { file: pngFile('sea.png') } }, room.admin);
    const pages = [page('<h2>Ebb</h2><p>Low</p>', { images: [{ file: ref, alt: 'The sea' }] }), page('<p>High</p>')];
    const { _id } = await make({ title: 'المد', language: 'ar', pages });
    const reply = await download(_id, room.assistant);
    expect(reply.headers.get('content-type')).toBe('application/epub+zip');
    expect(reply.headers.get('content-disposition')).toContain(encodeURIComponent('المد.epub'));
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect(epubProblems(bytes)).toEqual([]);
    expect(epubWords(bytes)).toMatch(/Low[^]*High/u);
    expect(epubText(bytes, 'EPUB/pages/1.xhtml')).toContain('alt="The sea"');
    expect(epubText(bytes, 'EPUB/images/1.png')).not.toBe('');
    const { items } = await server.ok('listAuditLog', { query: { action: 'book.export' } }, room.admin);
    expect(items).toMatchObject([
      { actor: room.assistant.id, object: `book:${_id}`, details: { format: 'epub', title: 'المد' } },
    ]);
  });

  test('nobody else downloads a book, and one that is not there is not found', async () => {
    const { _id, rev } = await make();
    await server.ok('publishBook', { params: { id: _id }, body: { rev, groups: [room.group] } }, room.admin);
    expect((await download(_id, room.student)).status).toBe(403);
    expect((await server.http.request(`/api/books/${_id}/content.epub`)).status).toBe(401);
    expect((await download(v7(), room.admin)).status).toBe(404);
    expect((await download('book', room.admin)).status).toBe(404);
  });
});
