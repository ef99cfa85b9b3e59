import type { UserId } from '@rubrica/api-client/contract';
import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { taskTakens } from '../../db/schema/attempts.ts';
import { fileUses } from '../../db/schema/file-uses.ts';
import { files } from '../../db/schema/files.ts';
import { lectureAnswers } from '../../db/schema/lecture-questions.ts';
import { recordSystemAudit } from '../audit-log/record-audit.ts';
import type { AppContext } from '../context.ts';
import { removeContents } from './remove-contents.ts';

const dayMs = 24 * 3_600_000;
/** How many recordings one transaction deletes, so that it holds up nobody. */
const maxFilesPerBatch = 200;

type EraseContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'recordingsDays'>;

/**
 * Deletes what students recorded in attempts, and in answers to lectures, that were handed in longer ago than the school keeps
 * recordings. One that waits for a mark is kept, however old it is: without it nobody could give the mark. Marks, comments and texts
 * stay, voice comments of staff included: they are feedback, not the student's voice. The row of a file stays without its content, to
 * say when it was deleted wherever the recording was. A recording that is also used by something younger, or by anything else, waits
 * for that.
 */
export async function eraseRecordings(
  context: EraseContext,
  _data: object,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { recordingsDays, clock } = context;
  if (recordingsDays !== null) {
    const before = new Date(clock.now().getTime() - recordingsDays * dayMs);
    let found = -1;
    while (found !== 0 && !signal.aborted) found = await deleteBatch(context, before);
  }
  await removeContents(context, signal);
}

/** Marks recordings as deleted: from then on nobody gets them. @returns how many there were to delete */
function deleteBatch({ db, clock }: EraseContext, before: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const due = await tx
      .select({ id: files.id })
      .from(files)
      .where(and(isNull(files.deletedAt), isRecording, isDue(before)))
      .limit(maxFilesPerBatch)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ id }) => id);
    const deleted = await tx
      .update(files)
      .set({ deletedAt: now, uploadKey: null, updatedAt: now })
      // Again, now that no further use can be recorded: one may have been since they were chosen.
      .where(and(inArray(files.id, ids), isDue(before)))
      .returning({ ownerId: files.ownerId, size: files.size });
    await recordDeletions(tx, clock, deleted);
    return due.length;
  });
}

const isRecording = or(sql`${files.mime} like 'audio/%'`, sql`${files.mime} like 'video/%'`);

const laterTry = alias(lectureAnswers, 'later_try');
/** Whether a student has tried a question of a lecture again: their last try stands, and the others wait for no mark. */
const isTriedAgain = sql`exists (select 1 from ${lectureAnswers} as ${laterTry}
  where ${laterTry.lectureQuestionId} = ${lectureAnswers.lectureQuestionId}
    and ${laterTry.studentId} = ${lectureAnswers.studentId} and ${laterTry.try} > ${lectureAnswers.try})`;

/** Of a student's own attempts and answers, all of which were handed in before and wait for no mark. */
function isDue(before: Date): SQL | undefined {
  const handedIn = sql`(${taskTakens.studentId} = ${files.ownerId} and ${taskTakens.submittedAt} < ${before.toISOString()}
      and ${inArray(taskTakens.status, ['marked', 'released'])}
    or ${lectureAnswers.studentId} = ${files.ownerId} and ${lectureAnswers.createdAt} < ${before.toISOString()}
      and (${lectureAnswers.pending} = 0 or ${isTriedAgain}))`;
  const uses = sql`from ${fileUses} left join ${taskTakens} on ${taskTakens.id} = ${fileUses.taskTakenId}
    left join ${lectureAnswers} on ${lectureAnswers.id} = ${fileUses.lectureAnswerId}
    where ${fileUses.fileId} = ${files.id}`;
  return and(sql`exists (select 1 ${uses})`, sql`not exists (select 1 ${uses} and ${handedIn} is not true)`);
}

/** One entry for each student, so that their own log tells it. */
async function recordDeletions(
  tx: Database,
  clock: AppContext['clock'],
  deleted: readonly { ownerId: UserId | null; size: number }[],
): Promise<void> {
  for (const [owner, own] of Map.groupBy(deleted, ({ ownerId }) => ownerId)) {
    await recordSystemAudit(tx, clock, {
      actor: 'server',
      action: 'file.expire',
      object: owner && `user:${owner}`,
      details: { files: own.length, bytes: own.reduce((sum, { size }) => sum + size, 0) },
    });
  }
}
