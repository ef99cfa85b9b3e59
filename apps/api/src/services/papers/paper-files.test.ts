import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaperMedia } from '@rubrica/question-kit/paper';
import { files } from '../../db/schema/files.ts';
import { classroom, type Classroom } from '../../testing/classroom.ts';
import { fileOf, paperOf, paperQuestion } from '../../testing/paper-files.ts';
import { pngFile, wavFile } from '../../testing/sample-files.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';

let server: TestServer;
let room: Classroom;
beforeAll(async () => {
  server = await testServer();
  room = await classroom(server);
});
afterAll(() => server.close());

const mediaOf = async (id: string, file: Blob, name: string, mime: string): Promise<PaperMedia> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { ref: { id, name, mime, size: bytes.length }, bytes };
};

/** A paper of two questions: one of a good picture, the other of the given file, as a picture or recording. */
async function paperWith(id: string, bad: PaperMedia): Promise<File> {
  const good = await mediaOf('good', pngFile(), 'tide.png', 'image/png');
  const picture = { id: 'photo', kind: 'image' as const, file: good.ref, alt: 'A tide table' };
  const stimulus = bad.ref.mime.startsWith('audio/')
    ? { id: 'heard', kind: 'audio' as const, file: bad.ref, transcript: '' }
    : { id: 'seen', kind: 'image' as const, file: bad.ref, alt: 'A harbour' };
  const questions = [paperQuestion('fine', { input: [picture] }), paperQuestion('broken', { input: [stimulus] })];
  return fileOf(paperOf(questions, { id }), [good, bad]);
}

const text = (content: string) => new Blob([content]);
const preview = (file: File) => server.ok('previewPaper', { body: { file } }, room.admin);
const refusal = (file: File, language?: 'ar') =>
  server.fails('importPaper', { body: { file } }, { ...room.admin, ...(language && { language }) });
const storedFiles = () => server.app.db.$count(files);

describe('the files of a paper', () => {
  test.each([
    ['a page with a script that is named a picture', text('<svg onload="alert(1)">'), 'svg-as.png', 'image/png'],
    ['an empty file', text(''), 'zero.png', 'image/png'],
    ['a picture that is named a recording', pngFile(), 'talk.mp3', 'audio/mpeg'],
    ['a recording that is named a picture', wavFile(), 'talk.png', 'image/png'],
  ])('are looked at before the import: %s is named, with its question', async (_, content, name, mime) => {
    const file = await paperWith(`refused-${name}`, await mediaOf('bad', content, name, mime));
    expect((await preview(file)).refusedFiles).toEqual([{ name, question: 'broken', reason: 'type' }]);
    const before = await storedFiles();
    const { status, errors } = await refusal(file);
    expect(status).toBe(422);
    expect(errors?.['file']?.[0]).toContain(`\u2068${name}\u2069 (\u2068Question broken\u2069)`);
    expect(await storedFiles()).toBe(before);
  });

  test('are refused in the language of who asks', async () => {
    const file = await paperWith('refused-ar', await mediaOf('bad', text('x'), 'x.png', 'image/png'));
    expect((await refusal(file, 'ar')).errors?.['file']?.[0]).toMatch(/محتوى.*x\.png/u);
  });

  test('are refused where one is larger than an upload may be', async () => {
    const png = new Uint8Array(await pngFile().arrayBuffer());
    const large = new Blob([png, new Uint8Array(5 * 1024 * 1024)]);
    const file = await paperWith('too-large', await mediaOf('bad', large, 'large.png', 'image/png'));
    expect((await preview(file)).refusedFiles).toEqual([
      { name: 'large.png', question: 'broken', reason: 'too-large' },
    ]);
    expect((await refusal(file)).errors?.['file']?.[0]).toContain('large.png');
  });

  test('are taken where they are what they are said to be', async () => {
    const file = await paperWith('good-files', await mediaOf('bad', wavFile(), 'talk.wav', 'audio/wav'));
    expect(await preview(file)).toMatchObject({ refusedFiles: [], newFiles: 2 });
    await server.ok('importPaper', { body: { file } }, room.admin);
    expect(await preview(file)).toMatchObject({ refusedFiles: [], newFiles: 0 });
  });
});
