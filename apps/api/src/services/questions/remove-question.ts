import { eq, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { attemptQuestions, taskTakens } from '../../db/schema/attempts.ts';
import { bookQuestions } from '../../db/schema/books.ts';
import { questions } from '../../db/schema/questions.ts';
import { taskQuestions } from '../../db/schema/tasks.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { ConflictError, NotFoundError } from '../errors/errors.ts';
import { keepDrawable } from '../draws/keep-drawable.ts';
import type { Service } from '../service.ts';
import { auditedQuestion, selectQuestionById } from './select-question.ts';

/** Removes a question that no task, no attempt and no book uses. */
export const removeQuestion: Service<'removeQuestion'> = (context, { params }) =>
  context.db.transaction(async (tx) => {
    // Locked, so that no task takes it up meanwhile.
    const [row] = await tx
      .select({ title: questions.title })
      .from(questions)
      .where(eq(questions.id, params.id))
      .for('update');
    if (!row) throw new NotFoundError();
    const using = await union(
      tx.select({ id: taskQuestions.taskId }).from(taskQuestions).where(eq(taskQuestions.questionId, params.id)),
      tx
        .select({ id: taskTakens.taskId })
        .from(attemptQuestions)
        .innerJoin(taskTakens, eq(taskTakens.id, attemptQuestions.taskTakenId))
        .where(eq(attemptQuestions.questionId, params.id)),
      tx
        .select({ id: sql<string>`${bookQuestions.bookId}` })
        .from(bookQuestions)
        .where(eq(bookQuestions.questionId, params.id)),
    );
    if (using.length > 0) throw new ConflictError('in_use', { uses: using.length, canArchive: true });
    const before = auditedQuestion(await selectQuestionById(tx, params.id));
    await keepDrawable(tx, { ids: [params.id], now: context.clock.now() }, () =>
      tx.delete(questions).where(eq(questions.id, params.id)),
    );
    await recordAudit(context, tx, 'removeQuestion', { object: `question:${params.id}`, before });
    return { success: true, message: context.messages.confirmations.removed(row.title) };
  });
