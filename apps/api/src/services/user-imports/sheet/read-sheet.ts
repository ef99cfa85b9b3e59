import path from 'node:path';
import { Piscina } from 'piscina';
import { TooLargeError, ValidationError } from '../../errors/errors.ts';
import type { FieldProblem } from '../../errors/failure-data.ts';
import type { SheetFindings, SheetLimits } from './read-sheet-thread.ts';

/** One thread, started when it is needed: a file is read beside the requests of others, and cannot take the server's memory. */
const thread = new Piscina<{ bytes: Uint8Array; limits: SheetLimits }, SheetFindings>({
  filename: path.join(import.meta.dirname, 'read-sheet-thread.ts'),
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 512 },
});

/** The most people that one file holds. */
export const maxImportRows = 5000;
const maxFileBytes = 5 * 1024 * 1024;
/** Titles and headings above the people. */
const rowsAbove = 20;
const limits: SheetLimits = { rows: maxImportRows + rowsAbove, columns: 60, unpackedBytes: 60 * 1024 * 1024 };
/** How long reading may take; 5,000 rows take a fifth of a second. */
const limitMs = 20_000;

/**
 * Returns the texts of a spreadsheet, by row and column.
 *
 * @throws {TooLargeError} {ValidationError} on `file`: it is no spreadsheet, is damaged, empty or protected, a quotation mark in
 * it is not closed, or it unpacks to too much
 */
export async function readSheet(file: Blob): Promise<string[][]> {
  if (file.size > maxFileBytes) throw new TooLargeError(maxFileBytes);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const findings = await runThread(bytes);
  if ('problem' in findings) throw new ValidationError({ file: [problemOf(findings)] });
  if (findings.rows.length > limits.rows) throw tooManyRows();
  return findings.rows;
}

function problemOf(found: Extract<SheetFindings, { problem: string }>): FieldProblem {
  return found.problem === 'sheet_quote' ? { code: found.problem, line: found.line } : { code: found.problem };
}

/** The refusal of a file with more people than one import takes. */
export function tooManyRows(): ValidationError {
  return new ValidationError({ file: [{ code: 'sheet_rows', limit: maxImportRows }] });
}

async function runThread(bytes: Uint8Array<ArrayBuffer>): Promise<SheetFindings> {
  try {
    return await thread.run({ bytes, limits }, { transferList: [bytes.buffer], signal: AbortSignal.timeout(limitMs) });
  } catch {
    // It took too long, or more memory than a list of people needs.
    return { problem: 'sheet_too_large' };
  }
}
