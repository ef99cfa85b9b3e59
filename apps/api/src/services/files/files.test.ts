import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { StoredFile } from '@rubrica/api-client/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Classroom, classroom, type SignedInPerson } from '../../testing/classroom.ts';
import { choiceQuestion, essayQuestion, essayText, rightChoices } from '../../testing/sample-questions.ts';
import { pngFile, wavFile } from '../../testing/sample-files.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

const megabyte = 1024 * 1024;

const sha256Of = async (sent: File) =>
  createHash('sha256')
    .update(Buffer.from(await sent.arrayBuffer()))
    .digest('hex');

describe('files', () => {
  let server: TestServer;
  let room: Classroom;

  beforeAll(async () => {
    server = await testServer();
    room = await classroom(server);
  });
  afterAll(() => server.close());

  const upload = (file: File, who: SignedInPerson) => server.ok('uploadFile', { body: { file } }, who);
  const linkTo = async (file: StoredFile, who: SignedInPerson) =>
    (await server.ok('getFile', { params: { id: file._id } }, who)).url;
  const follow = (url: string, headers: Record<string, string> = {}) =>
    Promise.resolve(server.http.request(`http://localhost${url}`, { headers }));
  const status = async (file: StoredFile, who: SignedInPerson) =>
    (await server.send('getFile', { params: { id: file._id } }, who)).status;

  test('a file is stored with the type of its content and read back by its link', async () => {
    const sent = pngFile('قاعة.png');
    const stored = await upload(sent, room.admin);
    const bytes = Buffer.from(await sent.arrayBuffer());
    expect(stored).toMatchObject({
      owner: room.admin.id,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      ref: { name: 'قاعة.png', mime: 'image/png', size: bytes.length },
    });
    const response = await follow(await linkTo(stored, room.admin));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=300',
    });
  });

  test('a file is named by its content, whatever its name claims', async () => {
    const stored = await upload(pngFile('invoice.exe'), room.admin);
    expect(stored.ref).toMatchObject({ name: 'invoice.png', mime: 'image/png' });
    const { headers } = await follow(await linkTo(stored, room.admin));
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''invoice.png");
  });

  test('a reader that has the file is not sent it again, and one that has a part of another gets this one whole', async () => {
    const url = await linkTo(await upload(wavFile(), room.student), room.student);
    const whole = await follow(url);
    const tag = whole.headers.get('etag') ?? '';
    const known = await follow(url, { 'if-none-match': `"other", W/${tag}`, range: 'bytes=0-3' });
    expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, tag, '']);
    const part = await follow(url, { range: 'bytes=0-3', 'if-range': tag });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
    const changed = await follow(url, { range: 'bytes=0-3', 'if-range': '"other"' });
    expect([changed.status, changed.headers.get('content-length')]).toEqual([200, whole.headers.get('content-length')]);
    await changed.body?.cancel();
    await whole.body?.cancel();
  });

  test('a range request gets the requested bytes', async () => {
    const url = await linkTo(await upload(wavFile('talk.wav', 1000), room.admin), room.admin);
    const part = await follow(url, { range: 'bytes=0-3' });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 0-3/1044',
      'RIFF',
    ]);
    const beyond = await follow(url, { range: 'bytes=2000-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */1044']);
  });

  test('a link is valid for five minutes and for its file only', async () => {
    const [one, other] = [await upload(pngFile(), room.admin), await upload(pngFile(), room.admin)];
    const url = await linkTo(one, room.admin);
    expect((await follow(url.replace(one._id, other._id))).status).toBe(403);
    expect((await follow(url.replace(/expires=\d/u, 'expires=9'))).status).toBe(403);
    expect((await follow(url.replace(/&signature=.*/u, ''))).status).toBe(403);
    expect((await follow(url)).status).toBe(200);
    server.clock.advance({ minutes: 5 });
    expect((await follow(url)).status).toBe(403);
  });

  test('types that can run scripts are rejected under any name', async () => {
    const refused = [
      new File(['<!doctype html><script>x()</script>'], 'page.html', { type: 'text/html' }),
      new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>'], 'a.svg', {
        type: 'image/svg+xml',
      }),
      new File(['<script>x()</script>'], 'photo.png', { type: 'image/png' }),
      new File(['MZ\u0090\u0000'], 'setup.png', { type: 'image/png' }),
      new File([], 'empty.png', { type: 'image/png' }),
    ];
    for (const file of refused) {
      expect((await server.send('uploadFile', { body: { file } }, room.student)).status).toBe(415);
    }
  });

  test('a file of another kind is refused by its name, with the types that are accepted for the purpose', async () => {
    const zip = new File([Buffer.from('504b0304140000000000', 'hex'), Buffer.alloc(64)], 'talk.mp3', {
      type: 'audio/mpeg',
    });
    const refusal = async (body: { file: File; kind?: 'image' | 'audio' }, language = 'en') =>
      server.fails('uploadFile', { body }, { ...room.admin, language });
    expect(await refusal({ file: zip, kind: 'audio' })).toMatchObject({
      status: 415,
      code: 'unsupported_media',
      message: expect.stringMatching(
        /of the type ZIP, .+ Use one of these types: MP3, M4A, AAC, WAV, OGG, FLAC, WEBM\.$/u,
      ),
    });
    expect((await refusal({ file: pngFile(), kind: 'audio' })).message).toContain('of the type PNG');
    expect((await refusal({ file: wavFile(), kind: 'image' }, 'ar')).message).toMatch(/النوع WAV.+PNG، APNG/u);
    const page = new File(['<p>Hello</p>'], 'page.html', { type: 'text/html' });
    expect((await refusal({ file: page })).message).toContain('it was sent as text/html. Use one of these types: PNG');
    expect((await server.send('uploadFile', { body: { file: pngFile(), kind: 'image' } }, room.admin)).status).toBe(
      201,
    );
  });

  test('each kind has a size limit, and a body without a file is rejected', async () => {
    const large = new File([pngFile(), Buffer.alloc(5 * megabyte)], 'large.png', { type: 'image/png' });
    const failure = await server.fails('uploadFile', { body: { file: large } }, room.student);
    expect(failure).toMatchObject({ status: 413, code: 'too_large', message: expect.stringContaining('5 MB') });
    const form = new FormData();
    form.set('note', 'no file');
    const headers = { authorization: `Bearer ${room.student.token}` };
    const bare = await server.http.request('http://localhost/api/files', { method: 'POST', body: form, headers });
    expect(bare.status).toBe(400);
  });

  test('a repeated upload with the same key returns the stored file; keys are per caller', async () => {
    const sent = { file: wavFile('voice.wav'), key: 'attempt-7/prompt-2', durationMs: 4200 };
    const tries = await Promise.all([
      server.ok('uploadFile', { body: sent }, room.student),
      server.ok('uploadFile', { body: sent }, room.student),
    ]);
    const again = await server.ok('uploadFile', { body: sent }, room.student);
    expect(new Set([...tries, again].map(({ _id }) => _id)).size).toBe(1);
    expect(again.ref.durationMs).toBe(4200);
    const others = await server.ok('uploadFile', { body: sent }, room.classmate);
    expect(others._id).not.toBe(again._id);
  });

  test('a file that is not what its sender names by checksum is not stored, and the next try with its key is', async () => {
    const [file, other] = [wavFile('voice.wav'), pngFile('board.png')];
    const [sha256, key] = [await sha256Of(file), 'attempt-7/damaged'];
    const damaged = await server.fails('uploadFile', { body: { file: other, key, sha256 } }, room.student);
    expect(damaged).toMatchObject({ status: 422, code: 'upload_damaged' });
    const stored = await server.ok('uploadFile', { body: { file, key, sha256 } }, room.student);
    expect(stored).toMatchObject({ sha256, ref: { mime: 'audio/wav' } });
    expect(await server.ok('uploadFile', { body: { file, key, sha256 } }, room.student)).toEqual(stored);
    // What an earlier try has stored under the key is another file, so it confirms nothing of this one.
    const body = { file: other, key, sha256: await sha256Of(other) };
    expect(await server.ok('uploadFile', { body }, room.student)).toMatchObject({ ref: { mime: 'image/png' } });
  });

  test('a file whose record was stored and not confirmed has its content when the upload is repeated', async () => {
    const sent = { file: wavFile('voice.wav'), key: 'attempt-7/unconfirmed' };
    const { db } = server.app;
    const commit = db.transaction.bind(db);
    const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(async (...work) => {
      await commit(...work);
      throw new Error('Connection terminated unexpectedly');
    });
    expect((await server.send('uploadFile', { body: sent }, room.student)).status).toBe(500);
    transaction.mockRestore();
    const again = await server.ok('uploadFile', { body: sent }, room.student);
    const content = await follow(await linkTo(again, room.student));
    expect(Buffer.from(await content.arrayBuffer())).toEqual(Buffer.from(await sent.file.arrayBuffer()));
  });

  test('nothing is left of a file that could not be recorded', async () => {
    const contents = () => readdir(path.join(server.app.files.uploadFolder, '../../files'));
    const before = await contents();
    const transaction = vi.spyOn(server.app.db, 'transaction').mockRejectedValueOnce(new Error('no connection'));
    const sent = { file: wavFile('voice.wav'), key: 'attempt-7/unrecorded' };
    expect((await server.send('uploadFile', { body: sent }, room.student)).status).toBe(500);
    transaction.mockRestore();
    expect(await contents()).toEqual(before);
  });

  test('temporary files are removed after the reply', async () => {
    await upload(pngFile(), room.student);
    await server.send('uploadFile', { body: { file: new File(['x'], 'x.png') } }, room.student);
    expect(await readdir(server.app.files.uploadFolder)).toEqual([]);
  });

  test('a file in a question is visible to those who take or mark it only', async () => {
    const file = await upload(wavFile(), room.admin);
    const input = [{ id: 'talk', kind: 'audio' as const, file: file.ref, transcript: 'Secret.' }];
    const task = await room.makeTask({ contents: [{ ...choiceQuestion(), input }] });
    expect(await status(file, room.assistant)).toBe(200);
    expect(await status(file, room.otherAssistant)).toBe(404);
    expect(await status(file, room.student)).toBe(404);
    const attempt = await room.start(task);
    expect(await status(file, room.student)).toBe(200);
    expect(await status(file, room.classmate)).toBe(404);
    await room.submit(attempt);
    expect(await status(file, room.parent)).toBe(404);
    await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant);
    expect(await status(file, room.parent)).toBe(200);
    expect(await status(file, room.otherParent)).toBe(404);
  });

  test("a student's file is visible to them and their markers, and cannot be used by another student", async () => {
    const file = await upload(wavFile('voice.wav'), room.student);
    const entry = {
      ...essayText('See my recording.')[0]!,
      studentAnswer: [{ kind: 'recording' as const, file: file.ref }],
    };
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const [answer] = await room.answersOf(await room.start(task));
    const [foreign] = await room.answersOf(await room.start(task, room.classmate), room.classmate);
    if (!answer || !foreign) throw new Error('An answer is missing.');
    expect(await status(file, room.assistant)).toBe(404);
    await room.save(answer, [entry]);
    expect(await status(file, room.assistant)).toBe(200);
    const body = { rev: 0, answers: [entry] };
    const stolen = await server.fails('saveAnswer', { params: { id: foreign._id }, body }, room.classmate);
    expect(stolen).toMatchObject({ status: 422, errors: { answers: [expect.any(String)] } });
    expect(await status(file, room.classmate)).toBe(404);
  });

  test("a marker's file is visible to the student only after the release", async () => {
    const task = await room.makeTask({ contents: [essayQuestion()] });
    const attempt = await room.submitAnswers(task, [essayText('Cold.')]);
    const file = await upload(wavFile('comment.wav'), room.assistant);
    const sheet = await server.ok('getMarkingSheet', { params: { id: attempt._id } }, room.assistant);
    const marks = [{ ...essayText('Cold.')[0]!, instructorFiles: [file.ref], studentContentMark: 3, reviewed: true }];
    const params = { id: sheet.questions[0]?.answer ?? '' };
    await server.ok('saveMarks', { params, headers: { 'if-match': '0' }, body: { answers: marks } }, room.assistant);
    expect(await status(file, room.student)).toBe(404);
    await server.ok('releaseTaskTaken', { params: { id: attempt._id } }, room.assistant);
    expect(await status(file, room.student)).toBe(200);
    expect(await status(file, room.parent)).toBe(200);
  });

  test('its owner can remove an unused file, but not one in use', async () => {
    const loose = await upload(pngFile(), room.student);
    await server.ok('removeFile', { params: { id: loose._id } }, room.student);
    expect(await status(loose, room.student)).toBe(404);
    const shown = await upload(pngFile(), room.admin);
    const input = [{ id: 'i', kind: 'image' as const, file: shown.ref, alt: 'A hall' }];
    const task = await room.makeTask({ contents: [{ ...choiceQuestion(), input }] });
    expect(await server.fails('removeFile', { params: { id: shown._id } }, room.admin)).toMatchObject({
      code: 'in_use',
    });
    await room.submitAnswers(task, [rightChoices]);
    expect((await server.fails('removeFile', { params: { id: shown._id } }, room.student)).status).toBe(403);
  });
});
