import { withIds } from '@rubrica/question-kit';
import type { Service } from '../service.ts';
import { readQuestion } from './read-question.ts';
import { storeQuestion } from './store-question.ts';

/** A copy belongs to whoever made it, and shares no id with its original. */
export const duplicateQuestion: Service<'duplicateQuestion'> = async (context, { params }) => {
  const original = await readQuestion(context.db, params.id);
  return storeQuestion(context, withIds(original.content));
};
