import type { Verb } from '../verb.ts';
import { storeQuestion } from './store-question.ts';

export const createQuestion: Verb<'createQuestion'> = (context, { body }) => storeQuestion(context, body.content);
