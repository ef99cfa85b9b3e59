import type { Pdf, PdfId, PdfProgress } from '@rubrica/api-client/contract';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { levels } from '../../db/schema/named.ts';
import { pdfGroups, pdfProgress, pdfs } from '../../db/schema/pdfs.ts';
import { groups, groupStudents, users } from '../../db/schema/people.ts';
import { groupsWithPdf } from '../../policy/visible/learning.ts';
import { marksFor, visibleGroups } from '../../policy/visible/people.ts';
import { visibleTo } from '../../policy/visible/visible.ts';
import type { Caller } from '../caller.ts';
import { toFileRef } from '../files/to-stored-file.ts';
import { expectRow } from '../queries/query-results.ts';

/** Drizzle omits table names in a query on one table. Nested in another `sql` they are kept, as a subquery needs them. */
const qualified = <Value>(inner: SQL): SQL<Value> => sql<Value>`${inner}`;

/** The groups of a document that the caller may see. */
const groupsFor = (caller: Caller) =>
  qualified<string[]>(
    sql`(select coalesce(json_agg(${pdfGroups.groupId} order by ${pdfGroups.groupId}), '[]'::json)
      from ${pdfGroups} join ${groups} on ${groups.id} = ${pdfGroups.groupId}
      where ${pdfGroups.pdfId} = ${pdfs.id} and ${visibleTo(caller, visibleGroups)})`,
  );

/** Aliases, because `marksFor` and the caller's own progress use the same tables. */
const [members, readings] = [alias(groupStudents, 'group_members'), alias(pdfProgress, 'readings')];

/**
 * How many students have a document through a group, and how many have opened it; for an assistant, of their own. Nobody waits for a
 * student who was deactivated, or had it through a course that is archived; one who has opened it before is counted.
 */
const countsFor = (caller: Caller) => {
  const counted = (student: Parameters<typeof marksFor>[1]) =>
    caller.role === 'assistant' ? marksFor(caller.id, student) : sql`true`;
  const hasOpened = sql`exists (select 1 from ${pdfProgress} as ${sql.identifier('readings')}
    where ${readings.pdfId} = ${pdfs.id} and ${readings.userId} = ${members.userId})`;
  return qualified<{ assigned: number; readers: number }>(
    sql`json_build_object(
      'assigned', (select count(distinct ${members.userId}) from ${groupStudents} as ${sql.identifier('group_members')}
        join ${users} on ${users.id} = ${members.userId}
        where ${members.groupId} in ${groupsWithPdf.staff} and ${counted(members.userId)}
        and ((${users.status} = 'active' and ${members.groupId} in ${groupsWithPdf.students}) or ${hasOpened})),
      'readers', (select count(*) from ${pdfProgress} as ${sql.identifier('readings')}
        join ${users} on ${users.id} = ${readings.userId}
        where ${readings.pdfId} = ${pdfs.id} and ${users.role} = 'student' and ${counted(readings.userId)}))`,
  );
};

/** Selects documents as this caller sees them, in one query. */
export function selectPdfs(db: Database, caller: Caller, where: SQL | undefined) {
  return db
    .select({
      pdf: getTableColumns(pdfs),
      file: getTableColumns(files),
      levelName: levels.name,
      progress: getTableColumns(pdfProgress),
      groups: groupsFor(caller),
      counts: countsFor(caller),
    })
    .from(pdfs)
    .innerJoin(files, eq(files.id, pdfs.fileId))
    .leftJoin(levels, eq(levels.id, pdfs.levelId))
    .leftJoin(pdfProgress, and(eq(pdfProgress.pdfId, pdfs.id), eq(pdfProgress.userId, caller.id)))
    .where(where)
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectPdfs>>[number];

/** Returns a function that makes a selected document what the contract says this caller sees. */
export function toPdfOf({ role }: Caller) {
  return ({ pdf, file, levelName, progress, groups: groupIds, counts }: Row): Pdf => ({
    _id: pdf.id,
    createdAt: pdf.createdAt.toISOString(),
    updatedAt: pdf.updatedAt.toISOString(),
    title: pdf.title,
    description: pdf.description,
    file: toFileRef(file),
    pageCount: pdf.pageCount,
    level: pdf.levelId,
    levelName: levelName ?? '',
    groups: groupIds,
    order: pdf.order,
    canPrint: pdf.canPrint,
    canDownload: pdf.canDownload,
    status: pdf.status,
    counts: role === 'student' ? null : counts,
    progress: progress && toPdfProgress(progress, pdf.pageCount),
  });
}

/** Returns stored progress as the contract describes it. A file that was replaced by a shorter one has fewer pages than were read. */
export function toPdfProgress(row: typeof pdfProgress.$inferSelect, pageCount: number): PdfProgress {
  return {
    page: Math.min(row.page, pageCount),
    offset: row.offset,
    pagesRead: row.pagesRead.filter((page) => page <= pageCount),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Returns one document as this caller sees it. @throws {NotFoundError} */
export async function selectPdfById(db: Database, caller: Caller, id: PdfId): Promise<Pdf> {
  return toPdfOf(caller)(expectRow(await selectPdfs(db, caller, eq(pdfs.id, id))));
}
