import type { Service } from '../service.ts';
import { selectLectureQuestionById } from './select-lecture-questions.ts';

export const getLectureQuestion: Service<'getLectureQuestion'> = ({ db }, { params }) =>
  selectLectureQuestionById(db, params.id);
