import { strToU8, zipSync, type Zippable } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '../core/defaults.ts';
import { createPaperQuestion, emptyPaper, type Paper } from './paper.ts';
import { filesOfPaper, paperFileLimits, type PaperMedia } from './file/media.ts';
import { PaperFileError, paperProblemText } from './file/problems.ts';
import { readPaperFile } from './file/read-paper-file.ts';
import { writePaperFile } from './file/write-paper-file.ts';
import { paperLimits } from './limits.ts';
import { saveVersion } from './versions.ts';
import { anyMediaBytes, anyPaper } from './testing/arbitrary-paper.ts';

/** The paper of a file that is not refused. */
function read(bytes: Uint8Array) {
  const result = readPaperFile(bytes);
  if ('problems' in result) throw new PaperFileError(result.problems);
  return result;
}

/** What the person reads who opens the bytes of a refused file. */
function refusal(bytes: Uint8Array, limits = paperFileLimits): string {
  const result = readPaperFile(bytes, limits);
  return 'problems' in result ? result.problems.map(paperProblemText).join('\n') : 'not refused';
}

/** An archive with these entries; objects become JSON. */
function archive(entries: Readonly<Record<string, unknown>>): Uint8Array {
  const zip: Zippable = {};
  for (const [name, value] of Object.entries(entries))
    zip[name] =
      value instanceof Uint8Array ? value : strToU8(typeof value === 'string' ? value : JSON.stringify(value));
  return zipSync(zip);
}

const anyPaperWithMedia = anyPaper.chain((paper) => {
  const files = filesOfPaper(paper);
  return fc.record({
    paper: fc.constant(paper),
    media: fc
      .array(fc.option(anyMediaBytes), { minLength: files.length, maxLength: files.length })
      .map(
        (contents): ReadonlyMap<string, PaperMedia> =>
          new Map(files.flatMap((ref, at) => (contents[at] ? [[ref.id, { ref, bytes: contents[at] }]] : []))),
      ),
  });
});

const audioDraft = (id: string, mime = 'audio/mpeg') => ({
  ...emptyDraft(),
  input: [{ id: 'input', kind: 'audio' as const, file: { id, name: 'talk.mp3', mime, size: 3 } }],
});
const passage = (text: string) => ({ id: 'text', kind: 'text' as const, html: `<p>${text}</p>` });
const paperOf = (...drafts: ReturnType<typeof emptyDraft>[]): Paper => ({
  ...emptyPaper(),
  sections: [{ id: 's', title: '', instructions: '', minutes: null, questions: drafts.map(createPaperQuestion) }],
});

describe('the file of a paper', () => {
  it('holds the paper and its media as they were', () => {
    fc.assert(
      fc.property(anyPaperWithMedia, ({ paper, media }) => {
        const file = read(writePaperFile(paper, media));
        expect(file.paper).toEqual(paper);
        expect(file.media).toEqual(media);
        expect(file.missing.map(({ id }) => id)).toEqual(
          filesOfPaper(paper).flatMap(({ id }) => (media.has(id) ? [] : [id])),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('has the same bytes for the same paper, in whatever order its fields and media come', () => {
    fc.assert(
      fc.property(anyPaperWithMedia, ({ paper, media }) => {
        const reordered = { ...Object.fromEntries(Object.entries(paper).toReversed()), ...paper };
        expect(writePaperFile(reordered, new Map([...media].toReversed()))).toEqual(writePaperFile(paper, media));
      }),
      { numRuns: 10 },
    );
  });

  it('holds a file whatever its id is, and none that the paper does not name', () => {
    const paper = paperOf(audioDraft('../../etc/passwd'));
    const [ref] = filesOfPaper(paper);
    if (!ref) throw new Error('The paper names a file.');
    const bytes = new Uint8Array([1, 2, 3]);
    const other = { ref: { ...ref, id: 'other' }, bytes };
    const file = read(
      writePaperFile(
        paper,
        new Map([
          [ref.id, { ref, bytes }],
          ['other', other],
        ]),
      ),
    );
    expect([...file.media]).toEqual([[ref.id, { ref, bytes }]]);
  });

  it('is not written for a paper that could not be read back, with the place that does not fit', () => {
    const paper = paperOf({ ...emptyDraft(), title: 'x'.repeat(301) });
    expect(() => writePaperFile(paper)).toThrow(PaperFileError);
    try {
      writePaperFile(paper);
    } catch (error) {
      expect(error).toMatchObject({ problems: [{ path: ['sections', 0, 'questions', 0, 'draft', 'title'] }] });
    }
  });
});

const mediaOf = (bytes: Uint8Array<ArrayBuffer>, mime = 'audio/mpeg') =>
  new Map([['f', { ref: { id: 'f', name: 'talk.mp3', mime, size: bytes.length }, bytes }]]);

describe('a saved file can be opened again', () => {
  const paper = paperOf(audioDraft('f'));

  it('however much its recordings take of it, up to four of the largest videos', () => {
    const bytes = new Uint8Array(200_000);
    const file = writePaperFile(paper, mediaOf(bytes));
    expect(refusal(file, { ...paperFileLimits, unzippedSizeBytes: 100_000 })).toBe('not refused');
    expect(paperFileLimits.fileSizeBytes).toBeGreaterThan(2_000_000_000);
  });

  it('however often its versions repeat a text', () => {
    let long = paperOf(
      ...Array.from({ length: 4 }, () => ({ ...emptyDraft(), input: [passage('Lorem ipsum '.repeat(400))] })),
    );
    for (let at = 0; at < paperLimits.versions; at += 1)
      long = saveVersion(long, { name: `${at}`, by: 'Amal', at: '2026-01-01T00:00:00Z' });
    expect(read(writePaperFile(long)).paper).toEqual(long);
  });

  it('or it is not saved, which says why', () => {
    const bytes = new Uint8Array(1000);
    const small = { ...paperFileLimits, fileSizeBytes: 1500 };
    expect(refusal(writePaperFile(paper), small)).toBe('not refused');
    expect(() => writePaperFile(paper, mediaOf(bytes), small)).toThrow(/larger than 1500 bytes/u);
    expect(() => writePaperFile(paper, mediaOf(bytes), { ...small, unzippedSizeBytes: 100 })).toThrow(/100 bytes/u);
  });

  it('without files of a type that no paper holds', () => {
    const file = read(writePaperFile(paper, mediaOf(new Uint8Array(3), 'text/html')));
    expect(file.missing.map(({ id }) => id)).toEqual(['f']);
  });
});

describe('a hostile or broken file', () => {
  const paper = paperOf(emptyDraft());
  const file = writePaperFile(paper);

  it.each([
    ['nothing at all', new Uint8Array(), /empty/u],
    ['a text', strToU8('{}'), /no zip archive/u],
    ['half a file', file.slice(0, file.length / 2), /cannot be unpacked|no paper\.json/u],
    ['an archive without a paper', archive({ 'a.txt': 'a' }), /no paper\.json/u],
    ['a paper that is no JSON', archive({ 'paper.json': '{' }), /paper\.json is not JSON\. Save/u],
    ['a paper that is a list', archive({ 'paper.json': [] }), /not an object/u],
    ['a paper without a version', archive({ 'paper.json': { ...paper, version: undefined } }), /Version undefined/u],
    ['a paper of a later version', archive({ 'paper.json': { ...paper, version: 2 } }), /newer version.*Update/u],
    ['a paper with a field that there is not', archive({ 'paper.json': { ...paper, evil: 1 } }), /evil/u],
    ['a language that there is not', archive({ 'paper.json': { ...paper, language: 'en-a' } }), /language tag/u],
    ['a way out of the folder', archive({ '../paper.json': paper }), /path outside itself/u],
    ['the same question twice', archive({ 'paper.json': paperOfSame() }), /The id same is there twice/u],
    [
      'a page in the place of a recording',
      archive({
        'paper.json': paperOf(audioDraft('f', 'text/html')),
        'media.json': { files: [{ id: 'f', name: 'talk.mp3', mime: 'text/html', size: 3 }] },
        'media/f': '<script>',
      }),
      /type text\/html/u,
    ],
    [
      'media that are not there',
      archive({
        'paper.json': paperOf(audioDraft('f')),
        'media.json': { files: [{ id: 'f', name: 'talk.mp3', mime: 'audio/mpeg', size: 3 }] },
      }),
      /names the file talk\.mp3/u,
    ],
    ['values nested without end', archive({ 'paper.json': nested(200_000) }), /nested too deep|Invalid input/u],
    ['the same bytes as several recordings', manyOfOne(), /cannot be unpacked: .* larger than the archive/u],
    ['a bomb', archive({ 'paper.json': '0'.repeat(20_000_000) }), /times its size/u],
  ])('is refused with what is wrong and what to do: %s', (_name, bytes, message) => {
    expect(refusal(bytes)).toMatch(message);
  });

  it('is refused when it has more entries or more bytes than the limits say', () => {
    const many = archive(Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`media/${index}`, 'a'])));
    expect(refusal(many, { ...paperFileLimits, filesPerZip: 10 })).toMatch(/10 files/u);
    expect(refusal(file, { ...paperFileLimits, fileSizeBytes: 10 })).toMatch(/larger than 10 bytes/u);
    expect(refusal(file, { ...paperFileLimits, unzippedSizeBytes: 10 })).toMatch(/larger than 10 bytes/u);
  });

  it('never throws, whatever single byte of it is wrong', () => {
    fc.assert(
      fc.property(fc.nat({ max: file.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const broken = file.with(at, ((file[at] ?? 0) + by) % 256);
        expect(() => readPaperFile(broken)).not.toThrow();
      }),
    );
  });
});

/** An archive that lists the one entry that it stores as a hundred. */
function manyOfOne(): Uint8Array {
  const zip = zipSync({ 'media/00': new Uint8Array(10_000) }, { level: 0 });
  const end = zip.length - 22;
  const listed = zip.slice(new DataView(zip.buffer).getUint32(end + 16, true), end);
  const names = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));
  const lists = names.map((name) => {
    const entry = listed.slice();
    entry.set(strToU8(`media/${name}`), 46);
    return entry;
  });
  const all = new Uint8Array(end - listed.length + lists.length * listed.length + 22);
  all.set(zip.slice(0, end - listed.length));
  for (const [at, entry] of lists.entries()) all.set(entry, end - listed.length + at * listed.length);
  all.set(zip.slice(end), all.length - 22);
  new DataView(all.buffer).setUint16(all.length - 22 + 8, lists.length, true);
  new DataView(all.buffer).setUint16(all.length - 22 + 10, lists.length, true);
  return all;
}

function paperOfSame(): Paper {
  const question = { ...createPaperQuestion(emptyDraft()), id: 'same' };
  const [section] = paperOf().sections;
  return { ...paperOf(), sections: section ? [{ ...section, questions: [question, question] }] : [] };
}

/** A paper with a suggestion whose value is a list in a list in a list … */
function nested(depth: number): string {
  const paper = JSON.stringify(paperOf(emptyDraft()));
  const value = `${'['.repeat(depth)}${']'.repeat(depth)}`;
  return paper.replace('"suggestions":[]', `"suggestions":[{"before":${value}}]`);
}

it('is the same after a computer is taken to another time zone while the page is open', () => {
  const paper = emptyPaper();
  const before = writePaperFile(paper);
  vi.stubEnv('TZ', 'America/New_York');
  expect(new Date(1980, 0, 1).getTimezoneOffset()).toBe(300);
  expect(writePaperFile(paper)).toEqual(before);
  vi.unstubAllEnvs();
});
