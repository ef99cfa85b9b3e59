import { Readable } from 'node:stream';
import { neutralised } from './neutralised.ts';
import { PieceBuffer } from './piece-buffer.ts';
import type { Sheet, SheetColumn } from './sheet.ts';
import { wallClockOf } from './wall-clock.ts';

/** Without it, Excel reads UTF-8 as the computer's old code page, and Arabic as nonsense. */
const byteOrderMark = '\uFEFF';

/** Writes a sheet as CSV (RFC 4180) in UTF-8. Texts that a program would calculate are neutralised; numbers stay numbers. */
export function writeCsv<Row>(sheet: Sheet<Row>): Readable {
  return Readable.from(csvPieces(sheet), { objectMode: false });
}

async function* csvPieces<Row>({ columns, rows, timeZone }: Sheet<Row>): AsyncGenerator<Buffer> {
  const wallClock = wallClockOf(timeZone);
  const lines = new PieceBuffer();
  lines.add(`${byteOrderMark}${lineOf(columns.map(({ heading }) => quoted(neutralised(heading))))}`);
  for await (const row of rows) {
    lines.add(lineOf(columns.map((column) => csvCell(column, row, wallClock))));
    if (lines.isFull) yield lines.take();
  }
  yield lines.take();
}

const lineOf = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

function csvCell<Row>(column: SheetColumn<Row>, row: Row, wallClock: (moment: Date) => Date): string {
  switch (column.type) {
    case 'text':
      return quoted(neutralised(column.value(row) ?? ''));
    case 'number':
      return numberText(column.value(row));
    case 'percent': {
      const percent = column.value(row);
      // To one decimal: unlike in an Excel file, nothing says how many of them are shown.
      const text = numberText(percent === null ? null : Math.round(percent * 10) / 10);
      return text && `${text}%`;
    }
    case 'date':
      return quoted(neutralised(column.value(row) ?? ''));
    case 'time': {
      const moment = column.value(row);
      return moment ? wallClock(moment).toISOString().slice(0, 16).replace('T', ' ') : '';
    }
  }
}

const numberText = (value: number | null) => (value !== null && Number.isFinite(value) ? String(value) : '');

const needsQuotes = /[",\r\n\t]|^\s|\s$/u;

function quoted(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
