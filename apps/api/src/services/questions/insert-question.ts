import type { StoredQuestion } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { v7 } from 'uuid';
import { questions } from '../../db/schema/questions.ts';
import type { SignedInContext } from '../context.ts';
import { recordQuestionFiles } from '../files/record-file-uses.ts';
import { toQuestionColumns } from './to-question-columns.ts';
import { selectQuestionById } from './select-question.ts';

/** Stores a new question; the caller becomes its author. */
export function insertQuestion({ db, caller, clock }: SignedInContext, content: Question): Promise<StoredQuestion> {
  return db.transaction(async (tx) => {
    const [id, now] = [v7(), clock.now()];
    const columns = await toQuestionColumns(tx, content);
    await tx.insert(questions).values({ id, ...columns, authorId: caller.id, createdAt: now, updatedAt: now });
    await recordQuestionFiles(tx, id, columns.content);
    return selectQuestionById(tx, id);
  });
}
