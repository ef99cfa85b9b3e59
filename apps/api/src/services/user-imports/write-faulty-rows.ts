import type { UserImportId } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { userImports } from '../../db/schema/user-imports.ts';
import type { ServiceContext } from '../context.ts';
import { NotFoundError } from '../errors/errors.ts';
import { expectRow } from '../queries/query-results.ts';
import { writeSheet } from '../spreadsheets/write-sheet.ts';
import { problemMessage } from './problem-message.ts';

/**
 * Writes the rows that an import left out as they stand in its file, with their numbers and what is wrong with them. Once it is
 * corrected, the file can be imported as it is.
 *
 * @throws {NotFoundError} if none were left out, or they are no longer kept
 */
export async function writeFaultyRows(
  { db, language, messages, timeZone }: ServiceContext,
  id: UserImportId,
): Promise<Readable> {
  const { faultyRows } = expectRow(await db.select().from(userImports).where(eq(userImports.id, id)));
  if (!faultyRows) throw new NotFoundError();
  const { row, problems } = messages.imports.sheet;
  return writeSheet('xlsx', {
    name: problems,
    isRightToLeft: language === 'ar',
    timeZone,
    columns: [
      { type: 'number', heading: row, value: (faulty) => faulty.row },
      ...faultyRows.columns.map(({ heading }, index) => ({
        type: 'text' as const,
        heading,
        value: ({ texts }: (typeof faultyRows)['rows'][number]) => texts[index] ?? '',
      })),
      {
        type: 'text',
        heading: problems,
        width: 80,
        value: (faulty) => faulty.problems.map((problem) => problemMessage(messages, problem)).join(' '),
      },
    ],
    rows: faultyRows.rows,
  });
}
