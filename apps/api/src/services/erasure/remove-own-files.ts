import type { FileId, UserId } from '@rubrica/api-client/contract';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files } from '../../db/schema/files.ts';
import { lectureAnswers } from '../../db/schema/lecture-questions.ts';
import { markRemoved } from '../files/mark-removed.ts';
import type { NamesPerson } from './names-person.ts';

/**
 * Marks a person's own files as deleted: recordings, photos and whatever else nothing of the school uses. Files in questions,
 * videos, documents and marks are the school's material, and stay; a name that tells the person's is taken from them.
 *
 * @returns those whose content is to be removed once the transaction is committed
 */
export async function removeOwnFiles(
  tx: Database,
  userId: UserId,
  { namesPerson, now }: { namesPerson: NamesPerson; now: Date },
): Promise<FileId[]> {
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
  await tx.delete(fileUses).where(inArray(fileUses.fileId, removed));
  await markRemoved(tx, removed, now);
  await tx.update(files).set({ name: '–' }).where(inArray(files.id, named));
  return removed;
}
