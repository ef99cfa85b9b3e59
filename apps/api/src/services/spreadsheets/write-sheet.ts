import type { Readable } from 'node:stream';
import type { Sheet } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** The formats a sheet is written in. */
export type SheetFormat = 'xlsx' | 'csv';

/** What a file of each format is sent and stored as. */
export const sheetTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const satisfies Record<SheetFormat, string>;

/**
 * Writes a sheet as a stream of bytes, in the same small memory however many rows there are. The rows end where the stream is
 * destroyed; a row that cannot be read destroys the stream, so that no part of a file looks like the whole.
 */
export function writeSheet<Row>(format: SheetFormat, sheet: Sheet<Row>): Readable {
  return format === 'xlsx' ? writeXlsx(sheet) : writeCsv(sheet);
}
