import type { StoredQuestion } from '@rubrica/api-client/contract';
import type { Question } from '@rubrica/question-kit';
import { v7 } from 'uuid';
import { questions } from '../../db/schema/questions.ts';
import type { SignedInContext } from '../context.ts';
import { showInQuestion } from '../files/show-files.ts';
import { questionColumns } from './question-columns.ts';
import { readQuestion } from './read-question.ts';

/** Stores a new question of this caller. */
export function storeQuestion({ db, caller, clock }: SignedInContext, content: Question): Promise<StoredQuestion> {
  return db.transaction(async (tx) => {
    const [id, now] = [v7(), clock.now()];
    const columns = await questionColumns(tx, content);
    await tx.insert(questions).values({ id, ...columns, authorId: caller.id, createdAt: now, updatedAt: now });
    await showInQuestion(tx, id, columns.content);
    return readQuestion(tx, id);
  });
}
