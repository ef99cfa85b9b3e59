import { and, eq } from 'drizzle-orm';
import { questions } from '../../db/schema/questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/errors.ts';
import { recordQuestionFiles } from '../files/record-file-uses.ts';
import type { Service } from '../service.ts';
import { assertStaysFinished } from './assert-stays-finished.ts';
import { auditedQuestion, selectQuestionById } from './select-question.ts';
import { toQuestionColumns, toReferenceColumns } from './to-question-columns.ts';

/** Replaces a question if the stored revision is still the one that the author saw. Attempts keep their frozen content. */
export const updateQuestion: Service<'updateQuestion'> = async (context, { params, body }) => {
  // Before the transaction, because a long text takes a while.
  const contentColumns = await toQuestionColumns(body.content);
  return context.db.transaction(async (tx) => {
    const columns = { ...contentColumns, ...(await toReferenceColumns(tx, contentColumns.content)) };
    const before = await selectQuestionById(tx, params.id);
    await assertStaysFinished(tx, before, columns.content);
    const written = await tx
      .update(questions)
      .set({ ...columns, rev: body.rev + 1, updatedAt: context.clock.now() })
      .where(and(eq(questions.id, params.id), eq(questions.rev, body.rev)))
      .returning({ id: questions.id });
    if (written.length === 0) throw new ConflictError('conflict', undefined, await selectQuestionById(tx, params.id));
    await recordQuestionFiles(tx, params.id, columns.content);
    const after = await selectQuestionById(tx, params.id);
    await recordAudit(context, tx, 'updateQuestion', {
      object: `question:${params.id}`,
      before: auditedQuestion(before),
      after: auditedQuestion(after),
    });
    return after;
  });
};
