import type { Service } from '../service.ts';
import { insertQuestion } from './insert-question.ts';

export const createQuestion: Service<'createQuestion'> = (context, { body }) =>
  insertQuestion(context, body.content, 'createQuestion', { exceptions: body.exceptions });
