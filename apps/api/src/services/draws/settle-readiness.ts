import { parseQuestion, validateDraft } from '@rubrica/question-kit';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { questions } from '../../db/schema/questions.ts';

/** Finds out of questions that were stored before draws existed whether they are finished. There are none after the first time. */
export async function settleReadiness(tx: Database): Promise<void> {
  const rows = await tx
    .select({ id: questions.id, content: questions.content })
    .from(questions)
    .where(isNull(questions.isReady))
    .orderBy(asc(questions.id))
    .for('update');
  for (const { id, content } of rows) {
    const isReady = validateDraft(parseQuestion(content)).length === 0;
    await tx.update(questions).set({ isReady }).where(eq(questions.id, id));
  }
}
