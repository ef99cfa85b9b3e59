import type { Question } from '@rubrica/question-kit';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files, fileUses } from '../../db/schema/files.ts';
import { ValidationError } from '../errors/validation-error.ts';
import { filesIn } from './files-in.ts';

type Place = { place: 'question'; questionId: string } | { place: 'attempt' | 'marks'; taskTakenId: string };

/**
 * Notes which files a question shows, so that who sees the question sees them.
 *
 * @throws {ValidationError} when it names a file that is not stored
 */
export async function recordQuestionFiles(tx: Database, questionId: string, content: Question): Promise<void> {
  await tx.delete(fileUses).where(and(eq(fileUses.questionId, questionId), eq(fileUses.place, 'question')));
  await show(tx, { place: 'question', questionId }, filesIn(content), 'content');
}

/**
 * Notes which files an attempt shows: in its frozen questions and its student's answers, or in what a marker gave.
 * What was shown once stays noted: an answer that was replaced may still lie on the student's device.
 *
 * @param shown `field`: where in the body the files stand, for the refusal. `owner`: whose the files have to be, unless
 * the attempt shows them there already.
 * @throws {ValidationError} when a file is not stored, or not theirs
 */
export async function recordAttemptFiles(
  tx: Database,
  shown: { taskTakenId: string; place: 'attempt' | 'marks'; files: string[]; field: string; owner?: string },
): Promise<void> {
  const { taskTakenId, place, field, owner } = shown;
  await show(tx, { place, taskTakenId }, shown.files, field, owner);
}

async function show(tx: Database, where: Place, shown: string[], field: string, owner?: string): Promise<void> {
  const ids = shown.length === 0 ? [] : await notYetShown(tx, where, shown);
  if (ids.length === 0) return;
  const known = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids.filter(isUuid)), owner === undefined ? undefined : eq(files.ownerId, owner)));
  if (known.length < ids.length) throw new ValidationError({ [field]: [{ code: 'unknown' }] });
  await tx
    .insert(fileUses)
    .values(ids.map((fileId) => ({ fileId, ...where })))
    .onConflictDoNothing();
}

async function notYetShown(tx: Database, where: Place, ids: string[]): Promise<string[]> {
  const here =
    where.place === 'question'
      ? eq(fileUses.questionId, where.questionId)
      : eq(fileUses.taskTakenId, where.taskTakenId);
  const rows = await tx
    .select({ id: fileUses.fileId })
    .from(fileUses)
    .where(and(here, eq(fileUses.place, where.place), inArray(fileUses.fileId, ids.filter(isUuid))));
  const there = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !there.has(id));
}

function isUuid(id: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu.test(id);
}
