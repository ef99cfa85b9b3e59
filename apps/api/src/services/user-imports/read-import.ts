import type { ImportField, Language } from '@rubrica/api-client/contract';
import type { Database } from '../../db/database.ts';
import { ValidationError } from '../errors/errors.ts';
import type { Input } from '../service.ts';
import { findHeadings } from './headings.ts';
import { type PlannedRow, planImport } from './plan-import.ts';
import { readPeople } from './read-people.ts';
import { type ExistingPeople, selectExisting } from './select-existing.ts';
import { selectNamedThings } from './select-named-things.ts';
import { maxImportRows, readSheet, tooManyRows } from './sheet/read-sheet.ts';

type Body = Pick<Input<'previewUserImport'>['body'], 'file' | 'columns' | 'existing' | 'countryCode'>;

/** A file with people, before anybody has been looked up. */
export interface ImportSheet {
  rows: string[][];
  headingRow: number;
  /** What each column holds; null where it is left out. */
  fields: (ImportField | null)[];
  /** Fields that no column holds and that an import cannot do without. */
  missing: ImportField[];
  /** The language of the headings. */
  language: Language;
}

const required = ['name', 'email'] as const satisfies ImportField[];

/**
 * Reads the file of an import and what its columns hold: what the caller says, else what the headings say.
 *
 * @throws {TooLargeError} {ValidationError} on `file`, or on `columns` if two of them are taken for the same
 */
export async function readImportSheet({ file, columns }: Pick<Body, 'file' | 'columns'>): Promise<ImportSheet> {
  const rows = await readSheet(file);
  const found = findHeadings(rows);
  if (rows.length - found.row - 1 > maxImportRows) throw tooManyRows();
  const width = Math.max(...rows.map((row) => row.length));
  const given = columns?.map((field) => (field === '' ? null : field));
  const fields = Array.from({ length: width }, (_, index) => (given ?? found.fields)[index] ?? null);
  const named = fields.filter((field) => field !== null);
  if (new Set(named).size < named.length) throw new ValidationError({ columns: [{ code: 'column_twice' }] });
  return {
    rows,
    headingRow: found.row,
    fields,
    missing: required.filter((field) => !named.includes(field)),
    language: /\p{Script=Arabic}/u.test(rows[found.row]?.join('') ?? '') ? 'ar' : 'en',
  };
}

/** What an import does, row by row. */
export interface ImportPlan {
  planned: PlannedRow[];
  existing: ExistingPeople;
}

/** Decides what an import does with each row of a sheet, as the database stands. */
export async function planSheet(
  db: Database,
  { rows, headingRow, fields }: ImportSheet,
  { existing: choice, countryCode }: Pick<Body, 'existing' | 'countryCode'>,
): Promise<ImportPlan> {
  const people = readPeople(rows, { headingRow, fields, things: await selectNamedThings(db), countryCode });
  const existing = await selectExisting(db, people);
  return { planned: planImport(people, existing, choice), existing };
}

/** Counts what a plan does. */
export function countsOf(planned: readonly PlannedRow[]) {
  const count = (action: PlannedRow['action']) => planned.filter((row) => row.action === action).length;
  return { created: count('create'), updated: count('update'), skipped: count('skip'), faulty: count('none') };
}
