import { signMarks, takeMarks } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { answers } from '../../db/schema/attempts.ts';
import { updateAttemptMarks } from '../attempts/update-attempt-marks.ts';
import { nextStatus } from '../attempts/attempt-status.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import { filesIn, recordAttemptFiles } from '../files/record-file-uses.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { rejectMismatch } from './reject-mismatch.ts';
import { lockAnswer } from './lock-answer.ts';
import { toMarkingQuestion } from './to-marking-question.ts';
import { findMarkOverrides } from './mark-overrides.ts';
import { computeMark } from './manual-marks.ts';

/**
 * Saves marks if the stored ones are still those that the marker saw. Changed marks are recorded in the audit log. In a released attempt
 * marks are corrected at once, and none can be taken away: its student would see a result that waits for a teacher.
 */
export const saveMarks: Service<'saveMarks'> = (context, { params, headers, body }) =>
  context.db.transaction(async (tx) => {
    const { answer, attempt, question, position } = await lockAnswer(tx, params.id);
    if (nextStatus(attempt.status, { kind: 'marks', pending: 0 }) === null) {
      throw new ConflictError('attempt_not_open', undefined);
    }
    if (Number(headers['if-match'].replaceAll('"', '')) !== answer.marksVersion) {
      throw new ConflictError('conflict', undefined, toMarkingQuestion(answer, question, position));
    }
    const before = computeMark(question, answer.entries, answer.marks);
    const allowed = rejectMismatch(() => takeMarks(question, answer.entries, body.answers));
    // The marker's name comes from the session, not from the client.
    const marks = signMarks(question, before.entries, allowed, context.caller.name);
    const studentFiles = new Set(filesIn(answer.entries));
    await recordAttemptFiles(tx, {
      taskTakenId: attempt.id,
      place: 'marks',
      files: filesIn(marks).filter((id) => !studentFiles.has(id)),
      field: 'answers',
      owner: context.caller.id,
    });
    const savedRows = await tx
      .update(answers)
      .set({ marks, marksVersion: answer.marksVersion + 1, updatedAt: context.clock.now() })
      .where(eq(answers.id, answer.id))
      .returning();
    const saved = expectRow(savedRows);

    const after = computeMark(question, saved.entries, saved.marks);
    if (attempt.status === 'released') assertStaysMarked(before, after);
    const details = { attempt: attempt.id, student: attempt.studentId };
    await recordAudit(context, tx, 'saveMarks', {
      object: `answer:${answer.id}`,
      before: auditedMark(before),
      after: auditedMark(after),
      details,
    });
    const overrides = findMarkOverrides(before.blocks, after.blocks);
    if (overrides.length > 0) {
      await recordAudit(context, tx, 'saveMarks', {
        action: 'marks.overrule',
        object: `answer:${answer.id}`,
        details: { ...details, overruled: overrides },
      });
    }
    await updateAttemptMarks(tx, attempt, context.clock.now());
    return toMarkingQuestion(saved, question, position);
  });

type Mark = ReturnType<typeof computeMark>;

/**
 * Checks that no block waits for a mark that has had one.
 *
 * @throws {ValidationError} if one does. It is not a conflict: the next marks that are sent may be whole.
 */
function assertStaysMarked(before: Mark, after: Mark): void {
  if (after.blocks.some(({ pending }, index) => pending && !before.blocks[index]?.pending))
    throw new ValidationError({}, 'released_unmarked');
}

/** Marks as the audit log compares them: the sum, and what a person decided, by path. */
function auditedMark({ mark, pending, entries }: Mark) {
  return { mark, pending, entries };
}
