import { type ImportField, importFields, type Language } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { levels } from '../../db/schema/named.ts';
import { groups } from '../../db/schema/people.ts';
import { messagesFor } from '../../messages/messages-for.ts';
import type { AppContext } from '../context.ts';
import { writeSheet } from '../spreadsheets/write-sheet.ts';

type Cells = Record<ImportField, string>;

/** Writes a file that shows how people are imported: a student and a parent, in a group and at a level that the school has. */
export async function writeSample({ db, timeZone }: AppContext, language: Language): Promise<Readable> {
  const { sheet } = messagesFor(language).imports;
  const [group] = await db.select().from(groups).where(eq(groups.archived, false)).orderBy(groups.name).limit(1);
  const [level] = await db.select().from(levels).where(eq(levels.archived, false)).orderBy(levels.order).limit(1);
  const [student, parent] = sheet.examples;
  const rows: Cells[] = [
    {
      ...student,
      email: 'student@example.com',
      phone: '+201001234567',
      groups: group?.name ?? '',
      level: level?.name ?? '',
      parentEmail: 'parent@example.com',
    },
    { ...parent, email: 'parent@example.com', phone: '+201112345678', groups: '', level: '', parentEmail: '' },
  ];
  return writeSheet('xlsx', {
    name: sheet.people,
    isRightToLeft: language === 'ar',
    timeZone,
    columns: importFields.map((field) => ({
      type: 'text' as const,
      heading: sheet.headings[field],
      value: (cells: Cells) => cells[field],
    })),
    rows,
  });
}
