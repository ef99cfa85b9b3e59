import type { PdfId } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { levels } from '../../db/schema/named.ts';
import { pdfGroups } from '../../db/schema/pdfs.ts';
import { groups } from '../../db/schema/people.ts';
import type { FieldProblems } from '../errors/failure-data.ts';
import { ValidationError } from '../errors/errors.ts';
import { replaceFileUses } from '../files/record-file-uses.ts';
import type { Input } from '../service.ts';

type Body = Input<'createPdf'>['body'];

/** Returns the columns of a document's row. */
export function toPdfColumns({ file, level, groups: _, ...columns }: Body) {
  return { ...columns, fileId: file, levelId: level };
}

/**
 * Checks that the level and the groups of a document exist.
 *
 * @throws {ValidationError} with all validation errors
 */
export async function assertValidPdf(db: Database, { level, groups: groupIds }: Body): Promise<void> {
  const problems: FieldProblems = {};
  if (level !== null && (await db.$count(levels, eq(levels.id, level))) === 0)
    problems['level'] = [{ code: 'unknown' }];
  const found = await db.select({ id: groups.id }).from(groups).where(inArray(groups.id, groupIds)).for('share');
  for (const [index, id] of groupIds.entries()) {
    if (!found.some((group) => group.id === id)) problems[`groups.${String(index)}`] = [{ code: 'unknown' }];
  }
  if (Object.keys(problems).length > 0) throw new ValidationError(problems);
}

/** Replaces the groups of a document, and records its file. */
export async function writePdfReferences(tx: Database, pdfId: PdfId, body: Body): Promise<void> {
  await tx.delete(pdfGroups).where(eq(pdfGroups.pdfId, pdfId));
  const groupIds = [...new Set(body.groups)];
  if (groupIds.length > 0) await tx.insert(pdfGroups).values(groupIds.map((groupId) => ({ pdfId, groupId })));
  await replaceFileUses(tx, { place: 'pdf', pdfId }, [body.file], 'file');
}
