import type { QuestionId, StoredQuestion } from '@rubrica/api-client/contract';
import { eq } from 'drizzle-orm';
import { questions } from '../../db/schema/questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import type { SignedInContext } from '../context.ts';
import { keepDrawable } from '../draws/keep-drawable.ts';
import { expectRow } from '../queries/query-results.ts';
import type { Service } from '../service.ts';
import { auditedQuestion, selectQuestionById } from './select-question.ts';

/** Archives a question: it can no longer be added to tasks, and those that have it keep it. */
export const archiveQuestion: Service<'archiveQuestion'> = (context, { params }) =>
  setArchived(context, params.id, 'archiveQuestion');

/** Takes a question out of the archive. */
export const unarchiveQuestion: Service<'unarchiveQuestion'> = (context, { params }) =>
  setArchived(context, params.id, 'unarchiveQuestion');

function setArchived(
  context: SignedInContext,
  id: QuestionId,
  call: 'archiveQuestion' | 'unarchiveQuestion',
): Promise<StoredQuestion> {
  return context.db.transaction(async (tx) => {
    // Locked, so that no task takes it up meanwhile.
    expectRow(await tx.select({ id: questions.id }).from(questions).where(eq(questions.id, id)).for('update'));
    const before = await selectQuestionById(tx, id);
    const now = context.clock.now();
    await keepDrawable(tx, { ids: [id], now }, () =>
      tx
        .update(questions)
        .set({ archived: call === 'archiveQuestion', updatedAt: now })
        .where(eq(questions.id, id)),
    );
    const after = await selectQuestionById(tx, id);
    await recordAudit(context, tx, call, {
      object: `question:${id}`,
      before: auditedQuestion(before),
      after: auditedQuestion(after),
    });
    return after;
  });
}
