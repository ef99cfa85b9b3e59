import { and, eq } from 'drizzle-orm';
import { questions } from '../../db/schema/questions.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { recordQuestionFiles } from '../files/record-file-uses.ts';
import type { Service } from '../service.ts';
import { toQuestionColumns } from './to-question-columns.ts';
import { selectQuestionById } from './select-question.ts';

/** Replaces a question if the stored revision is still the one that the author saw. Attempts keep their frozen content. */
export const updateQuestion: Service<'updateQuestion'> = ({ db, clock }, { params, body }) =>
  db.transaction(async (tx) => {
    const columns = await toQuestionColumns(tx, body.content);
    const written = await tx
      .update(questions)
      .set({ ...columns, rev: body.rev + 1, updatedAt: clock.now() })
      .where(and(eq(questions.id, params.id), eq(questions.rev, body.rev)))
      .returning({ id: questions.id });
    if (written.length === 0) throw new ConflictError('conflict', undefined, await selectQuestionById(tx, params.id));
    await recordQuestionFiles(tx, params.id, columns.content);
    return selectQuestionById(tx, params.id);
  });
