import { ownAnswers } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { answers } from '../../db/schema/attempts.ts';
import { isPastGracePeriod } from '../attempts/deadline.ts';
import { isOpen } from '../attempts/attempt-status.ts';
import { ConflictError } from '../errors/errors.ts';
import { filesIn, recordAttemptFiles } from '../files/record-file-uses.ts';
import { recordPractice } from '../practice/record-practice.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { activeMsOf, addActiveTime, type ActiveTimeReport } from './add-active-time.ts';
import { rejectMismatch } from './reject-mismatch.ts';
import { lockAnswer, type LockedAnswer } from './lock-answer.ts';
import { resolveSave } from './resolve-save.ts';
import { toAnswer } from './to-answer.ts';

/** Saves a student's answer. Marks, comments and reviews that a student sends are ignored. */
export const saveAnswer: Service<'saveAnswer'> = ({ db, caller, clock, timeZone }, { params, body }) =>
  db.transaction(async (tx) => {
    const { answer, attempt, question } = await lockAnswer(tx, params.id, 'share');
    const now = clock.now();
    if (!isOpen(attempt.status) || isPastGracePeriod(attempt.deadlineAt, now))
      throw new ConflictError('attempt_closed', undefined);

    const content = { entries: rejectMismatch(() => ownAnswers(question, body.answers)), flagged: body.flagged };
    const stored = { entries: answer.entries, flagged: answer.flagged };
    const outcome = resolveSave({ rev: answer.rev, content: stored }, { rev: body.rev, content });
    if (outcome === 'stale') throw new ConflictError('conflict', undefined, toAnswer(answer));
    const time = activeTimeColumns({ answer, attempt }, body.activeTime, now);
    if (outcome === 'same') {
      if (time) await tx.update(answers).set(time).where(eq(answers.id, answer.id));
      return toAnswer(answer);
    }

    await recordAttemptFiles(tx, {
      taskTakenId: attempt.id,
      place: 'attempt',
      files: filesIn(content.entries),
      field: 'answers',
      owner: caller.id,
    });
    const savedRows = await tx
      .update(answers)
      .set({ ...content, ...time, rev: answer.rev + 1, savedAt: now, updatedAt: now })
      .where(eq(answers.id, answer.id))
      .returning();
    const saved = expectRow(savedRows);
    await recordPractice(tx, { studentId: caller.id, now, timeZone, lastAt: answer.savedAt });
    return toAnswer(saved);
  });

/** The columns of an answer's active time with a report added to them. */
function activeTimeColumns(
  { answer, attempt }: Pick<LockedAnswer, 'answer' | 'attempt'>,
  report: ActiveTimeReport | undefined,
  now: Date,
) {
  if (!report) return undefined;
  const before = { sittings: answer.activeSittings ?? {}, at: answer.activeAt ?? attempt.startedAt };
  const time = addActiveTime(before, report, now);
  return { activeMs: activeMsOf(time), activeSittings: time.sittings, activeAt: time.at };
}
