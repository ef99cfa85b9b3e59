import type { Service } from '../service.ts';

/**
 * Saves a student's answer. Marks, comments and reviews that a student sends are ignored. Saves that arrive at the same time are
 * written together (`save-answers.ts`); each has a reply of its own, once all are committed.
 */
export const saveAnswer: Service<'saveAnswer'> = ({ answerSaves, caller }, { params, body }) =>
  answerSaves.add({ studentId: caller.id, answerId: params.id, ...body });
