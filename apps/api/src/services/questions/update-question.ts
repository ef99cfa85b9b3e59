import { and, eq } from 'drizzle-orm';
import { questions } from '../../db/schema/questions.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { showInQuestion } from '../files/show-files.ts';
import type { Service } from '../service.ts';
import { questionColumns } from './question-columns.ts';
import { readQuestion } from './read-question.ts';

/** Writes only over the revision that the author saw; attempts keep the content they froze. */
export const updateQuestion: Service<'updateQuestion'> = ({ db, clock }, { params, body }) =>
  db.transaction(async (tx) => {
    const columns = await questionColumns(tx, body.content);
    const written = await tx
      .update(questions)
      .set({ ...columns, rev: body.rev + 1, updatedAt: clock.now() })
      .where(and(eq(questions.id, params.id), eq(questions.rev, body.rev)))
      .returning({ id: questions.id });
    if (written.length === 0) throw new ConflictError('conflict', undefined, await readQuestion(tx, params.id));
    await showInQuestion(tx, params.id, columns.content);
    return readQuestion(tx, params.id);
  });
