import { withIds } from '@rubrica/question-kit';
import type { Service } from '../service.ts';
import { selectQuestionById } from './select-question.ts';
import { insertQuestion } from './insert-question.ts';

/** Copies a question with new ids. The caller becomes its author. */
export const duplicateQuestion: Service<'duplicateQuestion'> = async (context, { params }) => {
  const original = await selectQuestionById(context.db, params.id);
  return insertQuestion(context, withIds(original.content), 'duplicateQuestion', {
    details: { original: original._id },
  });
};
