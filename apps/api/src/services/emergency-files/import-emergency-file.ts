import { type EmergencyContent, emergencyContentSchema, emergencyVersion } from '@rubrica/api-client/contract';
import { ownAnswers } from '@rubrica/question-kit';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { answers, taskTakens } from '../../db/schema/attempts.ts';
import { rejectMismatch } from '../answers/reject-mismatch.ts';
import { isOpen } from '../attempts/attempt-status.ts';
import { type AttemptRow, lockAttempt } from '../attempts/lock-attempt.ts';
import { recalculateMarks } from '../attempts/recalculate-marks.ts';
import { type AttemptQuestionRow, selectAttemptQuestions } from '../attempts/select-attempt-questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError, ValidationError } from '../errors/errors.ts';
import { filesIn, recordAttemptFiles } from '../files/record-file-uses.ts';
import type { Service } from '../service.ts';
import { compareAnswer } from './compare-answer.ts';
import { openEmergencyFile } from './emergency-key.ts';

type Refusal = 'emergency_unreadable' | 'emergency_version' | 'emergency_other_attempt';

const refuse = (why: Refusal) => new ValidationError({}, why);

/** Parses what was in a file, which has to belong to the attempt. @throws {ValidationError} */
function parseFor(attempt: AttemptRow, opened: unknown): EmergencyContent {
  const versioned = z.object({ version: z.number() }).safeParse(opened);
  if (!versioned.success) throw refuse('emergency_unreadable');
  if (versioned.data.version !== emergencyVersion) throw refuse('emergency_version');
  const content = emergencyContentSchema.safeParse(opened);
  if (!content.success) throw refuse('emergency_unreadable');
  if (content.data.taskTaken !== attempt.id || content.data.student !== attempt.studentId) {
    throw refuse('emergency_other_attempt');
  }
  return content.data;
}

/** What an import does with a question, and the entries that it takes. */
function planQuestion({ answer, question, position }: AttemptQuestionRow, { answers: inFile }: EmergencyContent) {
  const own = (entries: typeof answer.entries) => rejectMismatch(() => ownAnswers(question, entries));
  const file = inFile.find((one) => one.answer === answer.id);
  const outcome = file ? compareAnswer(answer, file, own) : 'same';
  const taken = file && outcome === 'take' ? { entries: own(file.answers), flagged: file.flagged } : null;
  return { answer, position, outcome, taken };
}

type Plan = ReturnType<typeof planQuestion>;

async function take(tx: Database, attempt: AttemptRow, plans: readonly Plan[], now: Date): Promise<void> {
  for (const { answer, taken } of plans) {
    if (!taken) continue;
    await recordAttemptFiles(tx, {
      taskTakenId: attempt.id,
      place: 'attempt',
      files: filesIn(taken.entries),
      field: 'answers',
      owner: attempt.studentId,
    });
    await tx
      .update(answers)
      // Marks that somebody gives at the same time are for the answer before.
      .set({ ...taken, rev: answer.rev + 1, marksVersion: answer.marksVersion + 1, savedAt: now, updatedAt: now })
      .where(eq(answers.id, answer.id));
  }
  // An open attempt is marked when it is submitted.
  if (isOpen(attempt.status)) return;
  const totals = await recalculateMarks(tx, attempt.id);
  const waiting = attempt.status === 'marked' ? 'marking' : attempt.status;
  await tx
    .update(taskTakens)
    .set({ ...totals, status: totals.pending === 0 ? 'marked' : waiting, updatedAt: now })
    .where(eq(taskTakens.id, attempt.id));
}

/**
 * Compares an emergency file with its attempt question by question and, if `apply` says so, takes the answers that are newer in
 * it and marks them. What the student has seen the result of is not changed.
 */
export const importEmergencyFile: Service<'importEmergencyFile'> = async (context, { params, body }) => {
  const opened = await openEmergencyFile(context, body.file);
  return context.db.transaction(async (tx) => {
    const attempt = await lockAttempt(tx, params.id);
    const content = parseFor(attempt, opened);
    const plans = (await selectAttemptQuestions(tx, attempt.id)).map((row) => planQuestion(row, content));
    if (body.apply) {
      if (attempt.status === 'released') throw new ConflictError('attempt_not_open', undefined);
      const taken = plans.filter(({ outcome }) => outcome === 'take').map(({ answer }) => answer.id);
      if (taken.length > 0) await take(tx, attempt, plans, context.clock.now());
      const kept = plans.filter(({ outcome }) => outcome === 'keep').map(({ answer }) => answer.id);
      await recordAudit(context, tx, 'importEmergencyFile', {
        object: `attempt:${attempt.id}`,
        details: { student: attempt.studentId, madeAt: content.madeAt, taken, kept },
      });
    }
    return {
      madeAt: content.madeAt,
      recordingsMissing: content.recordingsMissing,
      questions: plans.map(({ answer, position, outcome }) => ({
        answer: answer.id,
        position,
        outcome,
        savedAt: answer.savedAt?.toISOString() ?? null,
      })),
    };
  });
};
