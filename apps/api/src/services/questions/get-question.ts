import type { Service } from '../service.ts';
import { selectQuestionById } from './select-question.ts';

export const getQuestion: Service<'getQuestion'> = ({ db }, { params }) => selectQuestionById(db, params.id);
