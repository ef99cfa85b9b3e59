import { eq } from 'drizzle-orm';
import { lectureAnswers, lectureQuestions } from '../../db/schema/lecture-questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { auditedLectureQuestion, selectLectureQuestionById } from './select-lecture-questions.ts';

/** Removes a question of a lecture. One that has been answered is archived: it is asked no more, and its answers stay. */
export const removeLectureQuestion: Service<'removeLectureQuestion'> = (context, { params }) =>
  context.db.transaction(async (tx) => {
    const { messages, clock } = context;
    // Locked, so that nobody answers it meanwhile.
    const row = expectRow(
      await tx.select().from(lectureQuestions).where(eq(lectureQuestions.id, params.id)).for('update'),
    );
    const before = auditedLectureQuestion(await selectLectureQuestionById(tx, params.id));
    const object = `lecture-question:${params.id}` as const;
    if ((await tx.$count(lectureAnswers, eq(lectureAnswers.lectureQuestionId, params.id))) === 0) {
      await tx.delete(lectureQuestions).where(eq(lectureQuestions.id, params.id));
      await recordAudit(context, tx, 'removeLectureQuestion', { object, before });
      return { success: true, message: messages.confirmations.removed(row.title) };
    }
    await tx
      .update(lectureQuestions)
      .set({ archived: true, rev: row.rev + 1, updatedAt: clock.now() })
      .where(eq(lectureQuestions.id, params.id));
    const after = auditedLectureQuestion(await selectLectureQuestionById(tx, params.id));
    await recordAudit(context, tx, 'removeLectureQuestion', {
      action: 'lecture-question.archive',
      object,
      before,
      after,
    });
    return { success: true, message: messages.confirmations.archived(row.title) };
  });
