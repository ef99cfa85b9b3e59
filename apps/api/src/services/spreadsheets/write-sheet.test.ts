import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { parseCsv } from 'hucre/csv';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { neutralised } from './neutralised.ts';
import type { Sheet, SheetColumn } from './sheet.ts';
import { writeSheet, type SheetFormat } from './write-sheet.ts';

interface Row {
  text: string | null;
  number: number | null;
  percent: number | null;
  date: string | null;
  time: Date | null;
}

const columns: SheetColumn<Row>[] = [
  { type: 'text', heading: 'الاسم', value: ({ text }) => text, width: 30 },
  { type: 'number', heading: 'Points', value: ({ number }) => number },
  { type: 'percent', heading: 'Mark', value: ({ percent }) => percent },
  { type: 'date', heading: 'Day', value: ({ date }) => date },
  { type: 'time', heading: 'Released', value: ({ time }) => time },
];

const sheetOf = (rows: Sheet<Row>['rows']): Sheet<Row> => ({
  name: 'الحضور [1/2]',
  columns,
  rows,
  isRightToLeft: true,
  timeZone: 'Africa/Cairo',
});

const written = (format: SheetFormat, rows: Sheet<Row>['rows']) => buffer(writeSheet(format, sheetOf(rows)));
const empty: Row = { text: null, number: null, percent: null, date: null, time: null };
const rowOf = (cells: Partial<Row>): Row => ({ ...empty, ...cells });

/** The time on Cairo's clock, as JavaScript's own formatter says it. */
const cairo = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Africa/Cairo',
  dateStyle: 'short',
  timeStyle: 'medium',
});
const inCairo = (time: Date) => cairo.format(time);

async function readBack(file: Buffer) {
  const { sheets } = await readXlsx(file, { readStyles: true });
  const [sheet] = sheets;
  if (!sheet) throw new Error('The workbook has no sheet.');
  return sheet;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    'سارة «محمود»',
    '=1+1',
    '+20 100 123 4567',
    '\t=cmd',
    'a\r\nb\rc',
    ' two  blanks ',
    '_x000D_',
    '_x005F_x0041_',
    '<b>&amp;</b>',
    'NULL \0 and \u001F',
    '007',
    'TRUE',
    '2026-11-22',
  ),
);
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.maxSafeInteger(),
  fc.constantFrom(0, 1e21, 2 ** 53 - 1, 0.1 + 0.2),
);
const day = fc.date({ min: new Date('1900-03-01'), max: new Date('9999-12-30'), noInvalidDate: true });
// Cairo's clock went forward on 24 April and back on 30 October 2026.
const nearChange = fc
  .constantFrom('2026-04-23T22:00Z', '2026-10-29T21:00Z')
  .chain((change) =>
    fc.integer({ min: -7200, max: 7200 }).map((seconds) => new Date(Date.parse(change) + seconds * 1000)),
  );
const seconds = (time: Date) => new Date(Math.floor(time.getTime() / 1000) * 1000);
const anyRow = fc.record<Row>({
  text: fc.option(text),
  number: fc.option(number),
  percent: fc.option(fc.integer({ min: -100, max: 100 })),
  date: fc.option(day.map((date) => date.toISOString().slice(0, 10))),
  time: fc.option(
    fc.oneof(
      day.map((date) => seconds(date)),
      nearChange,
    ),
  ),
});

describe('an XLSX file, opened by another library', () => {
  it('has the same cells, of the same types, whatever the rows are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { maxLength: 12 }), async (rows) => {
        const sheet = await readBack(await written('xlsx', rows));
        for (const [index, row] of rows.entries()) {
          const [textCell, numberCell, percentCell, dateCell, timeCell] = columns.map(
            (_, column) => sheet.cells?.get(`${String(index + 1)},${String(column)}`)?.value ?? null,
          );
          // A text without characters is an empty cell.
          expect(textCell).toBe(row.text || null);
          expect(numberCell).toBe(row.number === null ? null : row.number || 0);
          expect(percentCell).toBe(row.percent === null ? null : row.percent / 100 || 0);
          expect(dateCell instanceof Date ? dateCell.toISOString().slice(0, 10) : dateCell).toBe(row.date);
          expect(timeCell instanceof Date ? timeCell.toISOString().slice(0, 19).replace('T', ' ') : timeCell).toBe(
            row.time && inCairo(row.time),
          );
        }
      }),
    );
  });

  it('goes from right to left, with a heading row that stays, widths, and a name that Excel takes', async () => {
    const sheet = await readBack(await written('xlsx', [rowOf({ text: 'سارة' })]));
    expect(sheet.view?.rightToLeft).toBe(true);
    expect(sheet.freezePane).toMatchObject({ rows: 1 });
    expect(sheet.rows[0]).toEqual(['الاسم', 'Points', 'Mark', 'Day', 'Released']);
    expect(sheet.cells?.get('0,0')?.style?.font?.bold).toBe(true);
    expect(sheet.columns?.map(({ width }) => width)).toEqual([30, 10, 10, 12, 18]);
    expect(sheet.name).toBe('الحضور  1 2');
  });

  it('shows numbers as percentages and days and times as dates, and keeps what begins with = a text', async () => {
    const row = { text: '=1+1', number: 3, percent: 85, date: '2026-11-22', time: new Date('2026-11-22T10:00Z') };
    const sheet = await readBack(await written('xlsx', [row]));
    const cells = columns.map((_, column) => sheet.cells?.get(`1,${String(column)}`));
    expect(cells.map((cell) => cell?.formula)).toEqual(columns.map(() => undefined));
    expect(cells.map((cell) => cell?.style?.numFmt ?? 'General')).toEqual([
      '@',
      'General',
      '0%',
      String.raw`yyyy\-mm\-dd`,
      String.raw`yyyy\-mm\-dd\ hh:mm`,
    ]);
  });

  it('has days before its calendar begins as texts, and longer texts than Excel takes cut', async () => {
    const sheet = await readBack(await written('xlsx', [rowOf({ text: 'ا'.repeat(40_000), date: '1899-05-06' })]));
    expect(sheet.rows[1]?.[3]).toBe('1899-05-06');
    expect(sheet.rows[1]?.[0]).toHaveLength(32_767);
  });
});

describe('a CSV file', () => {
  it('is UTF-8 that Excel recognises, with numbers as numbers and times on the clock of the school', async () => {
    const rows = [
      rowOf({ text: 'سارة, "S"', number: -1.5, percent: 85, date: '2026-11-22', time: new Date('2026-11-22T22:30Z') }),
      rowOf({ percent: 100 * (17 / 30) }),
      empty,
    ];
    expect((await written('csv', rows)).toString()).toBe(
      '\uFEFFالاسم,Points,Mark,Day,Released\r\n"سارة, ""S""",-1.5,85%,2026-11-22,2026-11-23 00:30\r\n,,56.7%,,\r\n,,,,\r\n',
    );
  });

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠x',
    ' =1',
    '\u200F=1',
    '\uFEFF=1',
  ])('does not let a spreadsheet program calculate %j', async (formula) => {
    const [, cell] = parseCsv((await written('csv', [rowOf({ text: formula })])).toString());
    expect(cell?.[0]).toBe(`'${formula}`);
  });

  it('has the same cells, read by another library', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyRow, { minLength: 1, maxLength: 12 }), async (rows) => {
        const read = parseCsv((await written('csv', rows)).toString()).slice(1);
        expect(read.map((cells) => [cells[0], cells[1], cells[3]])).toEqual(
          rows.map((row) => [
            neutralised(row.text ?? '').toWellFormed(),
            row.number === null ? '' : String(row.number),
            row.date ?? '',
          ]),
        );
      }),
    );
  });
});

function* brokenRows() {
  yield rowOf({ text: 'first' });
  throw new Error('The database is gone.');
}

describe.each(['xlsx', 'csv'] as const)('a stream of %s', (format) => {
  it('reads rows only as fast as the file is taken, and no more of them once nobody takes it', async () => {
    const source = { read: 0, isClosed: false };
    function* endless() {
      try {
        for (;;) {
          source.read += 1;
          yield rowOf({ text: Math.random().toString(36).repeat(50) });
        }
      } finally {
        source.isClosed = true;
      }
    }
    const stream = writeSheet(format, sheetOf(endless()));
    const chunks = stream[Symbol.asyncIterator]();
    while (source.read < 100) await chunks.next();
    stream.destroy();
    await expect.poll(() => source.isClosed).toBe(true);
    expect(source.read).toBeLessThan(5000);
  });

  it('fails where a row cannot be read', async () => {
    await expect(written(format, brokenRows())).rejects.toThrow('The database is gone.');
  });
});
