import Papa from 'papaparse';
import { ExchangeError } from '../exchange-error.ts';
import type { ImportContext } from '../import-context.ts';
import { placeOf, unguardCell, type CsvPlace, type CsvRow } from './columns.ts';
import { importRow } from './import-row.ts';

/** Reads a table of questions, one per row; the first line names the columns. Comma, semicolon and tab all part cells. */
export function readCsv(text: string, context: ImportContext): void {
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: false, delimiter: delimiterOf(text) });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new ExchangeError('csv-malformed', { detail: broken.message }, lineOf(data, broken.row ?? 0));
  const [header = [], ...rows] = data;
  const places = header.map((name) => placeOf(name));
  if (!places.some((place) => place?.column === 'rubric' || place?.column === 'text')) {
    throw new ExchangeError('csv-header-missing', {}, 1);
  }
  for (const [index, name] of header.entries()) {
    if (!places[index] && name.trim() !== '') context.say('left-out', 'column-unknown', { name: name.slice(0, 80) });
  }
  let line = 1 + linesIn(header);
  for (const cells of rows) {
    if (cells.some((cell) => cell.trim() !== '')) importRow(rowOf(cells, places), line, context);
    line += linesIn(cells);
  }
}

/** What parts the names of the columns most often parts the cells. */
function delimiterOf(text: string): string {
  const header = (/^[^\n]*/u.exec(text)?.[0] ?? '').replaceAll(/"[^"]*"/gu, '');
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function rowOf(cells: readonly string[], places: readonly (CsvPlace | undefined)[]): CsvRow {
  const row: CsvRow = { items: [] };
  for (const [at, place] of places.entries()) {
    const cell = unguardCell(cells[at] ?? '').trim();
    if (!place || cell === '') continue;
    if (place.index === undefined) Object.assign(row, { [place.column]: row[place.column as 'rubric'] ?? cell });
    else row.items[place.index] = { ...row.items[place.index], [place.column]: cell };
  }
  row.items = Array.from(row.items, (item) => item ?? {});
  return row;
}

function lineOf(rows: readonly string[][], row: number): number {
  return rows.slice(0, row).reduce((line, cells) => line + linesIn(cells), 1);
}

/** A cell may hold line breaks, so a row may be several lines. */
function linesIn(cells: readonly string[]): number {
  return cells.reduce((lines, cell) => lines + cell.split('\n').length - 1, 1);
}
