import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { starDictFiles, writeStarDict } from '../../testing/fixtures/stardict.ts';
import { decompress, readStream } from './archive/read-stream.ts';
import { ImportFileError } from './import-file-error.ts';
import { readImport } from './read-import.ts';

const read = (...files: File[]) => readImport(files, { signal: new AbortController().signal, onProgress: () => {} });
const entriesOf = async (...files: File[]) => Object.fromEntries((await read(...files)).entries);
const gzipped = (bytes: Uint8Array) => new Uint8Array(gzipSync(bytes));

/** As dictzip writes it: gzip with an extra field, a list of the sizes of its pieces. */
function dictzipped(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const plain = gzipSync(bytes);
  const extra = Buffer.from([14, 0, 0x52, 0x41, 10, 0, 1, 0, 0xcb, 0xe3, 2, 0, 1, 0, 1, 0]);
  const header = Buffer.from(plain.subarray(0, 10));
  header[3] = 4;
  return new Uint8Array(Buffer.concat([header, extra, plain.subarray(10)]));
}

/** A tar archive with a folder. */
function tarred(files: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const blocks = Object.entries({ 'eng-ara/': new Uint8Array(), ...files }).flatMap(([name, content]) => {
    const header = Buffer.alloc(512);
    header.write(name);
    header.write(content.length.toString(8).padStart(11, '0'), 124);
    header.write(name.endsWith('/') ? '5' : '0', 156);
    header.write('ustar', 257);
    return [header, content, Buffer.alloc((512 - (content.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

const dictionary = [
  ['Dog', 'dog /dɒɡ/ (n.)\n1. كلب، جرو\n2. (عامية) وغد; رجل لا خير فيه على الإطلاق، ولا يُرجى'],
  ['run', 'يركض'],
] as const;
const expected = {
  dog: ['كلب', 'جرو', '(عامية) وغد', 'رجل لا خير فيه على الإطلاق، ولا يُرجى'],
  run: ['يركض'],
};

describe('a StarDict dictionary', () => {
  it('gives the translations of its words, and says what it is', async () => {
    const info = { website: 'https://example.org/', description: 'GPL 2<br>by many', author: 'Somebody' };
    const parsed = await read(...starDictFiles(dictionary, { info }));
    expect(Object.fromEntries(parsed.entries)).toEqual(expected);
    expect(parsed).toMatchObject({
      kind: 'words',
      language: 'ar',
      title: 'English–Arabic',
      url: 'https://example.org/',
      about: 'Somebody\nGPL 2\nby many',
      problems: [],
    });
  });

  it('has its synonyms as words of their own', async () => {
    const files = starDictFiles(dictionary, {
      forms: [
        ['hound', 0],
        ['ran', 1],
      ],
    });
    expect(await entriesOf(...files)).toEqual({ ...expected, hound: expected.dog, ran: ['يركض'] });
  });

  it.each([
    ['a zip archive', ({ ifo, idx, dict }: Written) => zipped({ 'e/a.ifo': ifo, 'e/a.idx': idx, 'e/a.dict': dict })],
    [
      'a zip archive of packed files',
      ({ ifo, idx, dict }: Written) =>
        zipped({ 'a.ifo': ifo, 'a.idx.gz': gzipped(idx), 'a.dict.dz': [dictzipped(dict), { level: 0 }] }),
    ],
    [
      'a tar archive',
      ({ ifo, idx, dict }: Written) =>
        new File([gzipped(tarred({ 'e/a.ifo': ifo, 'e/a.idx': idx, 'e/a.dict.dz': dictzipped(dict) }))], 'a.tar.gz'),
    ],
  ])('is read from %s', async (_, pack) => {
    expect(await entriesOf(pack(writeStarDict(dictionary)))).toEqual(expected);
  });

  it('is read whatever its words, its offsets and the parts of its articles are', async () => {
    const word = fc.stringMatching(/^[a-z]{1,20}$/u);
    const meaning = fc.stringMatching(/^[ء-غف-ي]{1,30}$/u);
    const words = fc.uniqueArray(fc.tuple(word, meaning), { selector: ([key]) => key, minLength: 1 });
    const layouts = {
      m: (text: string) => text,
      tm: (text: string) => `t-phonetic\0${text}`,
      Pm: (text: string) => `\0\0\0\u0003png${text}`,
      '': (text: string) => `tphonetic\0m${text}\0`,
    };
    const layout = fc.constantFrom(...(Object.keys(layouts) as (keyof typeof layouts)[]));
    await fc.assert(
      fc.asyncProperty(words, layout, fc.constantFrom(32 as const, 64 as const), async (list, types, offsetBits) => {
        const written = list.map(([key, text]) => [key, layouts[types](text)] as const);
        const files = starDictFiles(written, { contentTypes: types, offsetBits });
        expect(await entriesOf(...files)).toEqual(Object.fromEntries(list.map(([key, text]) => [key, [text]])));
      }),
      { numRuns: 50 },
    );
  });

  it('names the entries that it leaves out, and why', async () => {
    const parsed = await read(
      ...starDictFiles(
        [
          ['', 'كلب'],
          ['cat', 'cat'],
          ['broken', new Uint8Array([0xd9, 0x20, 0xff])],
          ['long', 'ط '.repeat(200)],
          ['tree', 'شجرة'],
        ],
        { forms: [['trees', 9]] },
      ),
    );
    expect(parsed.problems.map(({ at, code, text }) => [at, code, text.slice(0, 6)])).toEqual([
      [1, 'word', 'كلب'],
      [2, 'translation', 'cat'],
      [3, 'unreadable', 'broken'],
      [4, 'too-long', 'long: '],
      [1, 'form', 'trees'],
    ]);
  });

  it('names an article that lies beyond the end of its file', async () => {
    const [ifo, idx, dict] = starDictFiles(dictionary);
    const parsed = await read(ifo!, idx!, new File([dict!.slice(0, -1)], 'eng-ara.dict'));
    expect(parsed.problems).toEqual([{ at: 2, code: 'outside', text: 'run' }]);
    expect(parsed.entries.has('dog')).toBe(true);
  });
});

type Written = ReturnType<typeof writeStarDict>;
const zipped = (files: Parameters<typeof zipSync>[0], name = 'eng-ara.zip') =>
  new File([new Uint8Array(zipSync(files))], name);
const [ifo, idx, dict] = starDictFiles(dictionary) as [File, File, File];
const archive = zipped({ 'a.ifo': writeStarDict(dictionary).ifo });
const arabicFirst = starDictFiles([['كلب', 'dog']]);

describe('what cannot be imported is refused with the file that it is about:', () => {
  it.each([
    ['two of three files', [ifo, dict], ['missing', '.idx']],
    ['an archive without the others', [archive], ['missing', '.idx', '.dict']],
    ['two dictionaries', [ifo, idx, dict, new File([ifo], 'other.ifo')], ['several']],
    ['two archives', [archive, archive], ['several']],
    ['an index that was cut off', [ifo, new File([idx.slice(0, -3)], 'a.idx'), dict], ['damaged', 'a.idx']],
    ['something else as an .ifo file', [new File(['x'], 'a.ifo'), idx, dict], ['damaged', 'a.ifo']],
    ['something else as a .dz file', [ifo, idx, new File(['x'], 'a.dict.dz')], ['damaged', 'a.dict.dz']],
    ['an archive that was cut off', [new File([archive.slice(0, -30)], 'a.zip')], ['damaged', 'a.zip']],
    ['an archive of another kind', [new File(['BZh'], 'a.tar.bz2')], ['packed', 'a.tar.bz2']],
    ['no tar archive', [new File([gzipped(new Uint8Array(2000).fill(7))], 'a.tgz')], ['damaged', 'a.tgz']],
    ['a dictionary from Arabic', arabicFirst, ['direction']],
    ['a picture', [new File(['GIF89a'], 'a.gif')], ['unknown']],
  ])('%s', async (_, files, [code, ...names]) => {
    await expect(read(...files)).rejects.toEqual(new ImportFileError(code as ImportFileError['code'], ...names));
  });

  it('what is larger than it may be, wherever it says its size', async () => {
    const packed = new Blob([gzipped(new Uint8Array(1_000_000))]);
    const reading = readStream(decompress(packed.stream(), 'gzip'), { name: 'a.dict.dz', maxBytes: 100_000 });
    await expect(reading).rejects.toEqual(new ImportFileError('too-large', 'a.dict.dz'));
  });
});

it('reads a table or a list out of an archive', async () => {
  expect(await entriesOf(zipped({ 'levels/list.csv': Buffer.from('dog,A1\n') }))).toEqual({ dog: ['A1'] });
  expect(await entriesOf(new File([gzipped(Buffer.from('dog,A1\n'))], 'list.csv.gz'))).toEqual({ dog: ['A1'] });
});

it('leaves out what is not written in UTF-8, and says so', async () => {
  const windows = new Uint8Array(Buffer.from('dog,A1\ncafé,A2\n', 'latin1'));
  const { entries, problems } = await read(new File([windows], 'list.csv'));
  expect(Object.fromEntries(entries)).toEqual({ dog: ['A1'] });
  expect(problems.map(({ at, code }) => [at, code])).toEqual([[2, 'unreadable']]);
});
