import type { Verb } from '../verb.ts';
import { readQuestion } from './read-question.ts';

export const getQuestion: Verb<'getQuestion'> = ({ db }, { params }) => readQuestion(db, params.id);
