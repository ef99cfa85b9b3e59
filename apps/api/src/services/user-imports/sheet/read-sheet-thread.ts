// Runs in a thread of its own: see `read-sheet.ts`.
import { readXlsx } from 'hucre/xlsx';
import { letterOf } from './column-letter.ts';
import { cleanText } from './clean-text.ts';
import { readCsv } from './read-csv.ts';
import { unpacksWithin } from './unpacks-within.ts';

/** How much of a file is read. */
export interface SheetLimits {
  rows: number;
  columns: number;
  unpackedBytes: number;
}

/** What reading a file has found: the texts of its first sheet that has any, or why there are none. */
export type SheetFindings =
  | { rows: string[][] }
  | { problem: 'sheet_broken' | 'sheet_locked' | 'sheet_empty' | 'sheet_too_large' }
  | { problem: 'sheet_quote'; line: number };

const longestText = 1000;

/** Reads an XLSX or CSV file. Formulas are not evaluated: of each the value counts that the file holds. */
export default async function readSheet({
  bytes,
  limits,
}: {
  bytes: Uint8Array;
  limits: SheetLimits;
}): Promise<SheetFindings> {
  try {
    const found = await readRows(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits);
    if ('problem' in found) return found;
    const rows = found.rows.map((row) =>
      row.slice(0, limits.columns).map((text) => cleanText(text.slice(0, longestText))),
    );
    const last = rows.findLastIndex((row) => row.some((text) => text !== ''));
    if (last === -1) return { problem: 'sheet_empty' };
    return { rows: rows.slice(0, last + 1) };
  } catch {
    return { problem: 'sheet_broken' };
  }
}

async function readRows(bytes: Buffer, limits: SheetLimits): Promise<SheetFindings> {
  // A ZIP file, as XLSX is.
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    if (!unpacksWithin(bytes, limits.unpackedBytes)) return { problem: 'sheet_too_large' };
    return { rows: await readFirstSheet(bytes, limits) };
  }
  // A compound file: a workbook of Excel 97, or one that is encrypted.
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') return { problem: 'sheet_locked' };
  return readCsv(bytes) ?? { problem: 'sheet_broken' };
}

async function readFirstSheet(bytes: Uint8Array, { rows, columns }: SheetLimits): Promise<string[][]> {
  // One row more than is allowed, to see that there are more.
  const range = `A1:${letterOf(columns - 1)}${rows + 1}`;
  const { sheets } = await readXlsx(bytes, { range, sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden });
  const filled = sheets.find((sheet) => sheet.rows.some((row) => row.some((value) => value !== null && value !== '')));
  return (filled?.rows ?? []).map((row) => row.map(textOf));
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // Written out: a phone number is no 2.01e+11.
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value).toString() : String(value);
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}
