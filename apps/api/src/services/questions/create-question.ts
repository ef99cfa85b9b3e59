import type { Service } from '../service.ts';
import { storeQuestion } from './store-question.ts';

export const createQuestion: Service<'createQuestion'> = (context, { body }) => storeQuestion(context, body.content);
