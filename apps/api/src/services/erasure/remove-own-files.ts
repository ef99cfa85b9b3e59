import type { UserId } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files, unfinishedUploads } from '../../db/schema/files.ts';
import { lectureAnswers } from '../../db/schema/lecture-questions.ts';
import type { NamesPerson } from './names-person.ts';

/**
 * Removes the rows of a person's own files: recordings, photos and whatever else nothing of the school uses. Files in questions,
 * videos, documents and marks are the school's material, and stay; a name that tells the person's is taken from them.
 *
 * @returns the storage keys of their content, to be removed once the transaction is committed
 */
export async function removeOwnFiles(tx: Database, userId: UserId, namesPerson: NamesPerson): Promise<string[]> {
  const owned = await tx.select().from(files).where(eq(files.ownerId, userId)).for('update');
  if (owned.length === 0) return [];
  const ids = owned.map(({ id }) => id);
  const uses = await tx
    .select({
      fileId: fileUses.fileId,
      place: fileUses.place,
      attemptOf: taskTakens.studentId,
      answerOf: lectureAnswers.studentId,
    })
    .from(fileUses)
    .leftJoin(taskTakens, eq(taskTakens.id, fileUses.taskTakenId))
    .leftJoin(lectureAnswers, eq(lectureAnswers.id, fileUses.lectureAnswerId))
    .where(inArray(fileUses.fileId, ids));
  const usedOtherwise = new Set(
    uses
      .filter(({ place, attemptOf, answerOf }) => {
        const isOwnAnswer = place === 'attempt' || place === 'lecture-answer';
        return !isOwnAnswer || (attemptOf ?? answerOf) !== userId;
      })
      .map(({ fileId }) => fileId),
  );
  const removed = ids.filter((id) => !usedOtherwise.has(id));
  const named = owned.filter(({ id, name }) => usedOtherwise.has(id) && namesPerson(name)).map(({ id }) => id);
  await tx.delete(unfinishedUploads).where(inArray(unfinishedUploads.fileId, removed));
  await tx.delete(fileUses).where(inArray(fileUses.fileId, removed));
  await tx.delete(files).where(inArray(files.id, removed));
  await tx.update(files).set({ name: '–' }).where(inArray(files.id, named));
  return owned.filter(({ id }) => !usedOtherwise.has(id)).map(({ storageKey }) => storageKey);
}
