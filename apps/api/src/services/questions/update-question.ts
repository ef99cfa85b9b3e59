import { and, eq } from 'drizzle-orm';
import { questions } from '../../db/schema/questions.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { recordQuestionFiles } from '../files/record-file-uses.ts';
import type { Service } from '../service.ts';
import { auditedQuestion } from './audited-question.ts';
import { toQuestionColumns } from './to-question-columns.ts';
import { selectQuestionById } from './select-question.ts';

/** Replaces a question if the stored revision is still the one that the author saw. Attempts keep their frozen content. */
export const updateQuestion: Service<'updateQuestion'> = (context, { params, body }) =>
  context.db.transaction(async (tx) => {
    const columns = await toQuestionColumns(tx, body.content);
    const before = await selectQuestionById(tx, params.id);
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
