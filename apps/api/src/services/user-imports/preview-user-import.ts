import type { Service } from '../service.ts';
import { problemMessage } from './problem-message.ts';
import { countsOf, type ImportSheet, planSheet, readImportSheet } from './read-import.ts';
import { letterOf } from './sheet/column-letter.ts';

const exampleCount = 3;

/** Says what an import would do. Writes nothing. */
export const previewUserImport: Service<'previewUserImport'> = async ({ db, messages }, { body }) => {
  const sheet = await readImportSheet(body);
  const { planned } = sheet.missing.length > 0 ? { planned: [] } : await planSheet(db, sheet, body);
  return {
    columns: sheet.fields.map((field, index) => ({
      letter: letterOf(index),
      heading: sheet.rows[sheet.headingRow]?.[index] ?? '',
      field,
      examples: examplesOf(sheet, index),
    })),
    missing: sheet.missing,
    counts: countsOf(planned),
    rows: planned.map(({ row, action, cells, problems }) => ({
      row,
      action,
      cells,
      problems: problems.map((problem) => {
        const column = sheet.fields.indexOf(problem.field);
        return {
          field: problem.field,
          cell: column === -1 ? null : `${letterOf(column)}${row}`,
          message: problemMessage(messages, problem),
        };
      }),
    })),
  };
};

function examplesOf({ rows, headingRow }: ImportSheet, column: number): string[] {
  const texts = rows.slice(headingRow + 1).map((row) => row[column] ?? '');
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, exampleCount);
}
