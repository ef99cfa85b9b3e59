import type { RecordingId, TaskTakenId } from '@rubrica/question-kit';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attemptQuestions, countedTakes, questionContents } from '../../db/schema/attempts.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import type { Service } from '../service.ts';
import { isOpen } from './attempt-status.ts';
import { lockAttempt } from './lock-attempt.ts';

/** Counts a take of an answer of an open attempt, once whatever is reported again, and never more takes than the answer may have. */
export const recordTake: Service<'recordTake'> = ({ db, clock }, { params: { id }, body: { recording, take } }) =>
  db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, id);
    if (!isOpen(attempt.status)) throw new ConflictError('attempt_closed', undefined);
    const tries = await selectTries(tx, id, recording);
    if (tries === undefined) throw new ValidationError({ recording: [{ code: 'unknown' }] });
    const ofRecording = and(eq(countedTakes.taskTakenId, id), eq(countedTakes.recordingId, recording));
    if ((await tx.$count(countedTakes, ofRecording)) < tries) {
      const row = { taskTakenId: id, takeId: take, recordingId: recording, createdAt: clock.now() };
      await tx.insert(countedTakes).values(row).onConflictDoNothing();
    }
    return { recording, count: await tx.$count(countedTakes, ofRecording) };
  });

/** Returns how often an answer may be recorded; undefined where the attempt has no such answer, or as often as one likes. */
async function selectTries(tx: Database, id: TaskTakenId, recording: RecordingId): Promise<number | undefined> {
  const block = sql`jsonb_array_elements(${questionContents.content} -> 'questions') as block`;
  const [found] = await tx
    .select({ tries: sql<number>`(block ->> 'tries')::int` })
    .from(attemptQuestions)
    .innerJoin(questionContents, eq(questionContents.hash, attemptQuestions.contentHash))
    .crossJoin(block)
    .where(
      and(
        eq(attemptQuestions.taskTakenId, id),
        sql`starts_with(${recording}::text, (block ->> 'id') || ':')`,
        sql`block ->> 'tries' is not null`,
      ),
    );
  return found?.tries;
}
