import { z } from 'zod';
import { answersBody, call } from '../call.ts';
import { answerBodySchema, answerSchema, markingQuestionSchema, marksBodySchema } from '../entities/attempt.ts';
import { byId, idOf } from '../ids.ts';

export const answerCalls = {
  listAnswers: call({
    method: 'GET',
    path: '/answers',
    summary: "The calling student's saved answers of an attempt.",
    query: z.object({ taskTaken: idOf<'TaskTaken'>() }),
    reply: z.object({ items: z.array(answerSchema) }),
  }),
  saveAnswer: call({
    method: 'PUT',
    path: '/answers/:id',
    summary: "Saves an answer; 409 with the server's copy where another save came first.",
    params: byId<'Answer'>(),
    body: answerBodySchema,
    bodyLimits: answersBody,
    reply: answerSchema,
    conflict: answerSchema,
  }),
  saveMarks: call({
    method: 'PUT',
    path: '/answers/:id/marks',
    summary: 'Saves the marks of one question; 409 with the stored ones where `If-Match` is not their version.',
    params: byId<'Answer'>(),
    headers: z.object({ 'if-match': z.string().regex(/^"?\d+"?$/u) }),
    body: marksBodySchema,
    bodyLimits: answersBody,
    reply: markingQuestionSchema,
    conflict: markingQuestionSchema,
  }),
};
