import { crc32, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvFile, encodings, separators, type Table, xlsxFile } from '../../../testing/people-files.ts';
import { ValidationError } from '../../errors/errors.ts';
import { readSheet } from './read-sheet.ts';

const codeOf = async (file: Blob): Promise<string | undefined> => {
  try {
    await readSheet(file);
    return undefined;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.fields['file']?.[0]?.code;
  }
};

/** Names in the letters that Windows-1256 has too, with what a separated file has to quote. */
const letters = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةأإآءئؤAaBbZz', ' ', '"', ',', ';', "'", '-', '.', '،'];
const text = fc
  .string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 30 })
  .map((value) => `م${value.replaceAll(/\s+/gu, ' ')}ن`);
const person = fc.tuple(
  text,
  fc.nat().map((number) => `person.${number}@rubrica.test`),
  fc.integer({ min: 1_000_000_000, max: 1_599_999_999 }).map((number) => `+20${number}`),
);
const people = fc
  .array(person, { minLength: 1, maxLength: 20 })
  .map((rows) => [['الاسم', 'البريد الإلكتروني', 'الهاتف'], ...rows]);

describe('a table of people reads back as it was written', () => {
  test('as an XLSX file', async () => {
    await fc.assert(
      fc.asyncProperty(people, async (table) => {
        expect(await readSheet(await xlsxFile(table))).toEqual(table);
      }),
      { numRuns: 25 },
    );
  });

  test.each(encodings)('as a CSV file in %s, with every separator', async (encoding) => {
    await fc.assert(
      fc.asyncProperty(people, fc.constantFrom(...separators), async (table, separator) => {
        expect(await readSheet(csvFile(table, { encoding, separator }))).toEqual(table);
      }),
      { numRuns: 25 },
    );
  });
});

test.each([
  ['a tab behind a cell', 'الاسم,المجموعات\nسارة,"A\nB"\t\nعمر,C', ['سارة', 'A B'], ['عمر', 'C']],
  ['a cell of several lines', 'الاسم,المجموعات\nسارة,"A\nB" \nعمر,"A""1""\nB"', ['سارة', 'A B'], ['عمر', 'A"1" B']],
  ['a quoted word at the start', 'الاسم,المجموعات\n"أبو علي" محمود,A\nعمر,""', ['أبو علي محمود', 'A'], ['عمر', '']],
  ['quoted words elsewhere', 'الاسم,المجموعات\nمحمود "أبو علي",5"\nعمر,A', ['محمود "أبو علي"', '5"'], ['عمر', 'A']],
])('quotation marks are read in %s', async (_name, content, ...others) => {
  expect(await readSheet(new Blob([content]))).toEqual([['الاسم', 'المجموعات'], ...others]);
});

describe('the separator is the one that most lines have', () => {
  const heads = ['الاسم', 'البريد', 'المجموعات'];

  test.each([
    ['groups with commas', 'سارة;s@q.test;M, A, B, C\r\nعمر;o@q.test;M, A, B, C', ['سارة', 's@q.test', 'M, A, B, C']],
    [
      'names with commas',
      'محمود, سارة, علي, حسن;s@q.test;\r\nعلي, عمر;o@q.test',
      ['محمود, سارة, علي, حسن', 's@q.test', ''],
    ],
    ['tabs', 'سارة\ts@q.test\tM, A, B; C\r\nعمر\to@q.test\tM, A', ['سارة', 's@q.test', 'M, A, B; C']],
    ['commas', 'سارة,s@q.test,M; A; B; C\r\nعمر,o@q.test,M; A; B', ['سارة', 's@q.test', 'M; A; B; C']],
  ])('%s', async (name, lines, first) => {
    const separator = name === 'tabs' ? '\t' : name === 'commas' ? ',' : ';';
    const rows = await readSheet(new Blob([`${heads.join(separator)}\r\n${lines}`]));
    expect(rows.slice(0, 2)).toEqual([heads, first]);
  });

  test('in a file without headings, the one that stands as often in every line', async () => {
    const lines = ['محمود, سارة, علي;s@q.test', 'علي, عمر;o@q.test', 'حسن, منى, سيد, علي;n@q.test'];
    expect((await readSheet(new Blob([lines.join('\n')])))[1]).toEqual(['علي, عمر', 'o@q.test']);
  });
});

test('numbers are written out, dates are dates, and what nobody sees is left out', async () => {
  const table: Table = [
    ['الاسم', 'الهاتف', 'اليوم'],
    ['\u200F منى  \u200F علي\u200E ', 201001234567, new Date('2026-09-01T00:00:00Z')],
    ["'=1+1", null, null],
  ];
  expect(await readSheet(await xlsxFile(table))).toEqual([
    ['الاسم', 'الهاتف', 'اليوم'],
    ['منى علي', '201001234567', '2026-09-01'],
    ['=1+1', '', ''],
  ]);
});

/** A ZIP file with these entries, each of which claims to unpack to `claimedBytes`, or to what it does. */
function zipOf(entries: Record<string, string | Buffer>, claimedBytes?: number): Blob {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04_03_4b_50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(crc32(content), 14);
    head.writeUInt32LE(claimedBytes ?? Buffer.byteLength(content), 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(crc32(content), 16);
    entry.writeUInt32LE(claimedBytes ?? Buffer.byteLength(content), 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    parts.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    offset += head.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return new Blob([new Uint8Array(Buffer.concat([...parts, ...directory, end]))]);
}

const sheetOf = (cells: string) => ({
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  '_rels/.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
  'xl/workbook.xml':
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`,
});

test('of a formula the stored value counts, and a cell in the last corner costs nothing', async () => {
  const cells =
    '<row r="1"><c r="A1" t="str"><f>HYPERLINK("http://evil.test")</f><v>منى</v></c><c r="B1"><f>1+1</f><v>7</v></c></row>' +
    '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
  expect(await readSheet(zipOf(sheetOf(cells)))).toEqual([['منى', '7']]);
});

describe('what is no list of people is refused with its reason', () => {
  test('a file that unpacks to far more than it says', async () => {
    const bomb = zipOf({ ...sheetOf(''), 'xl/sharedStrings.xml': Buffer.alloc(80 * 1024 * 1024, 32) }, 10);
    expect(bomb.size).toBeLessThan(200_000);
    expect(await codeOf(bomb)).toBe('sheet_too_large');
  });

  test.each([
    ['another ZIP file', zipOf({ 'a.txt': 'text' }), 'sheet_broken'],
    ['a damaged ZIP file', new Blob(['PK\u0003\u0004nothing more']), 'sheet_broken'],
    ['an image', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1])]), 'sheet_broken'],
    ['an old or encrypted workbook', new Blob([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])]), 'sheet_locked'],
    ['an empty file', new Blob([]), 'sheet_empty'],
    ['only separators', new Blob([',,\n,,']), 'sheet_empty'],
  ])('%s', async (_name, file, code) => {
    expect(await codeOf(file)).toBe(code);
  });

  const heads = 'الاسم,البريد الإلكتروني,المجموعات';

  test.each([
    ['to the end of the file', `${heads}\nسارة,s@q.test,\n"محمود,m@q.test,\nعمر,o@q.test,\n`, 3],
    ['up to another quoted cell', `${heads}\r\n"محمود,m@q.test,\r\nعمر,o@q.test,\r\nمنى,n@q.test,"A, B"\r\n`, 2],
    ['up to a quoted word', `${heads}\n"محمود,m@q.test,\nعمر,o@q.test,\nمنى "أم علي",n@q.test,\n`, 2],
    ['below a line that names the separator', 'sep=;\r\nالاسم;البريد\r\n"محمود;m@q.test\r\nعمر;o@q.test', 3],
    ['below a cell of two lines', `${heads}\nسارة,s@q.test,"A\nB"\n"محمود,m@q.test,\nعمر,o@q.test,`, 4],
  ])('a quotation mark that is not closed, %s, with its line', async (_name, content, line) => {
    await expect(readSheet(new Blob([content]))).rejects.toMatchObject({
      fields: { file: [{ code: 'sheet_quote', line }] },
    });
  });

  test('more people than one import takes', async () => {
    const rows = Array.from({ length: 5100 }, (_, index) => [`م ${index}`]);
    expect(await codeOf(csvFile([['الاسم'], ...rows]))).toBe('sheet_rows');
  });
});
