import Papa from 'papaparse';
import { ExchangeError } from '../exchange-error.ts';
import type { ImportContext } from '../import-context.ts';
import { parseHeader, unguardCell, type CsvColumn, type CsvRow } from './columns.ts';
import { importRow, traitsOf } from './import-row.ts';
import { splitSeparatorLine } from './separator-line.ts';

/**
 * Reads a table of questions, one per row; the first line names the columns. Cells are separated by commas, semicolons or tabs, or
 * by what a line `sep=` before it says.
 */
export function readCsv(text: string, context: ImportContext): void {
  const { delimiter, table } = splitSeparatorLine(text);
  const firstLine = delimiter === undefined ? 1 : 2;
  const { data, errors } = Papa.parse<string[]>(table, {
    skipEmptyLines: false,
    delimiter: delimiter ?? delimiterOf(table),
  });
  const quoteError = errors.find(({ type }) => type === 'Quotes');
  if (quoteError)
    throw new ExchangeError(
      'csv-malformed',
      { detail: quoteError.message },
      firstLine - 1 + lineOf(data, quoteError.row ?? 0),
    );
  const [header = [], ...rows] = data;
  const columns = header.map((name) => parseHeader(name));
  if (!columns.some((column) => column?.column === 'rubric' || column?.column === 'text')) {
    throw new ExchangeError('csv-header-missing', {}, firstLine);
  }
  for (const [index, name] of header.entries()) {
    if (!columns[index] && name.trim() !== '')
      context.addReportLine('left-out', 'column-unknown', { name: name.slice(0, 80) });
  }
  const read = rows.map((cells) => rowOf(cells, columns));
  const traits = traitsOf(read, columns.filter((column) => column?.column === 'answer').length);
  let line = firstLine + linesIn(header);
  for (const [index, cells] of rows.entries()) {
    const row = read[index];
    if (row && cells.some((cell) => cell.trim() !== '')) importRow(row, traits, line, context);
    line += linesIn(cells);
  }
}

/** Returns the delimiter that is most frequent in the header. */
function delimiterOf(text: string): string {
  const header = (/^[^\n]*/u.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/gu, '');
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function rowOf(cells: readonly string[], columns: readonly (CsvColumn | undefined)[]): CsvRow {
  const row: CsvRow = { items: [] };
  for (const [index, rawCell] of cells.entries()) {
    const column = columns[index];
    const cell = unguardCell(rawCell).trim();
    if (!column || cell === '') continue;
    if (column.index === undefined) row[column.column] ??= cell;
    else row.items[column.index] = { ...row.items[column.index], [column.column]: cell };
  }
  row.items = Array.from(row.items, (item) => item ?? {});
  return row;
}

function lineOf(rows: readonly string[][], row: number): number {
  return rows.slice(0, row).reduce((line, cells) => line + linesIn(cells), 1);
}

/** Cells can contain line breaks, so a row can span several lines. */
function linesIn(cells: readonly string[]): number {
  return cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 1);
}
