import type { Question } from '@rubrica/question-kit';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, fileUses } from '../../db/schema/files.ts';
import { ValidationError } from '../errors/validation-error.ts';
import { filesIn } from './files-in.ts';

type UsePlace = { place: 'question'; questionId: string } | { place: 'attempt' | 'marks'; taskTakenId: string };

/**
 * Records the files of a question, so that those who may see the question may see its files.
 *
 * @throws {ValidationError} if a file is not stored
 */
export async function recordQuestionFiles(tx: Database, questionId: string, content: Question): Promise<void> {
  await tx.delete(fileUses).where(and(eq(fileUses.questionId, questionId), eq(fileUses.place, 'question')));
  await recordUses(tx, { place: 'question', questionId }, filesIn(content), 'content');
}

/**
 * Records the files of an attempt: of its frozen questions and its student's answers, or of its marks. Uses are never removed,
 * because an answer that was replaced may still be on the student's device.
 *
 * @param use `field`: the field of the body that contains the files, for validation errors. `owner`: who must own files that
 * the attempt does not use yet.
 * @throws {ValidationError} if a file is not stored, or owned by somebody else
 */
export async function recordAttemptFiles(
  tx: Database,
  use: { taskTakenId: string; place: 'attempt' | 'marks'; files: string[]; field: string; owner?: string },
): Promise<void> {
  const { taskTakenId, place, field, owner } = use;
  await recordUses(tx, { place, taskTakenId }, use.files, field, owner);
}

async function recordUses(
  tx: Database,
  where: UsePlace,
  fileIds: string[],
  field: string,
  owner?: string,
): Promise<void> {
  const ids = fileIds.length === 0 ? [] : await selectUnrecorded(tx, where, fileIds);
  if (ids.length === 0) return;
  const stored = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids.filter(isUuid)), owner === undefined ? undefined : eq(files.ownerId, owner)));
  if (stored.length < ids.length) throw new ValidationError({ [field]: [{ code: 'unknown' }] });
  await tx
    .insert(fileUses)
    .values(ids.map((fileId) => ({ fileId, ...where })))
    .onConflictDoNothing();
}

async function selectUnrecorded(tx: Database, where: UsePlace, ids: string[]): Promise<string[]> {
  const sameObject =
    where.place === 'question'
      ? eq(fileUses.questionId, where.questionId)
      : eq(fileUses.taskTakenId, where.taskTakenId);
  const rows = await tx
    .select({ id: fileUses.fileId })
    .from(fileUses)
    .where(and(sameObject, eq(fileUses.place, where.place), inArray(fileUses.fileId, ids.filter(isUuid))));
  const recorded = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !recorded.has(id));
}

function isUuid(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(id);
}
