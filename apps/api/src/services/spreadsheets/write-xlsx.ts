import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { PieceBuffer } from './piece-buffer.ts';
import { mostSheetRows, type Sheet, type SheetColumn } from './sheet.ts';
import { wallClockOf } from './wall-clock.ts';
import { columnName, textCell, xlsxCell } from './xlsx-cells.ts';
import { sheetEnd, sheetStart, workbookParts, xlsxStyles } from './xlsx-parts.ts';

const usualWidths = { text: 24, number: 10, percent: 10, date: 12, time: 18 } as const satisfies Record<
  SheetColumn<unknown>['type'],
  number
>;

/** Writes a sheet as an Office Open XML workbook, with real numbers and dates. */
export function writeXlsx<Row>(sheet: Sheet<Row>): Readable {
  const zip = new ZipFile();
  const output = new PassThrough();
  const rows = Readable.from(sheetXml(sheet), { objectMode: false });
  // What has been written of a file that cannot be finished must not look like one, and nobody needs its rows.
  rows.on('error', (error) => output.destroy(error));
  output.on('close', () => rows.destroy());
  zip.outputStream.pipe(output);
  for (const [path, part] of Object.entries(workbookParts(sheet.name))) zip.addBuffer(Buffer.from(part), path);
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml');
  zip.end();
  return output;
}

async function* sheetXml<Row>({ columns, rows, isRightToLeft, timeZone }: Sheet<Row>): AsyncGenerator<Buffer> {
  const wallClock = wallClockOf(timeZone);
  const names = columns.map((_, index) => columnName(index));
  const rowXml = (number: number, cellOf: (column: SheetColumn<Row>, where: string) => string) =>
    `<row r="${number}">${columns.map((column, index) => cellOf(column, `${names[index] ?? ''}${number}`)).join('')}</row>`;
  const widths = columns.map(({ width, type }) => width ?? usualWidths[type]);
  const xml = new PieceBuffer();
  xml.add(sheetStart(widths, isRightToLeft));
  xml.add(rowXml(1, ({ heading }, where) => textCell(heading, where, xlsxStyles.heading)));
  let number = 1;
  for await (const row of rows) {
    number += 1;
    if (number > mostSheetRows + 1) throw new RangeError(`A sheet holds ${mostSheetRows} rows at most.`);
    xml.add(rowXml(number, (column, where) => xlsxCell(column, row, where, wallClock)));
    if (xml.isFull) yield xml.take();
  }
  xml.add(sheetEnd);
  yield xml.take();
}
