import type { Service } from '../service.ts';
import { readQuestion } from './read-question.ts';

export const getQuestion: Service<'getQuestion'> = ({ db }, { params }) => readQuestion(db, params.id);
