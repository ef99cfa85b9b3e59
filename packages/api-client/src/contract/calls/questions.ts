import { questionSchema, questionTypeSchema, skillSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { call, questionBody } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import { statisticsQuerySchema, statisticsSchema } from '../entities/item-statistics.ts';
import {
  attemptQuestionSchema,
  questionExceptions,
  questionSummarySchema,
  storedQuestionSchema,
} from '../entities/question.ts';
import { byId, idOf } from '../ids.ts';
import { booleanFlag } from '../shapes.ts';

/** As a filter: questions without one. */
const noReference = z.literal('none');

export const questionCalls = {
  ...defineResource('Question', {
    entity: storedQuestionSchema,
    listItem: questionSummarySchema,
    createBody: z.object({ content: questionSchema, exceptions: questionExceptions }),
    body: z.object({
      rev: z.number().int(),
      content: questionSchema,
      exceptions: questionExceptions,
      /**
       * How the author decided a conflict: `mine` writes this over the stored question, which stays a version of its own; `theirs`
       * leaves the stored question as it is, and keeps this as a version.
       */
      chosen: z.enum(['mine', 'theirs']).optional(),
    }),
    bodyLimits: questionBody,
    conflict: storedQuestionSchema,
    sortable: ['title', 'type', 'subQuestionType', 'blocks', 'maximum', 'createdAt', 'updatedAt'],
    filters: {
      type: skillSchema.optional(),
      subQuestionType: questionTypeSchema.optional(),
      category: z.union([noReference, idOf<'Category'>()]).optional(),
      level: z.union([noReference, idOf<'Level'>()]).optional(),
      diploma: z.union([noReference, idOf<'Diploma'>()]).optional(),
      /** Names with commas between them; a question has all of them. */
      tags: z.string().max(500).optional(),
      archived: booleanFlag.optional(),
    },
    summaries: {
      list: 'A page of question summaries, for staff.',
      create: 'Stores a question.',
      get: 'One question with its key, for staff.',
      update:
        'Writes a question whole; `rev` is the one it was made upon. After a conflict, `chosen` says which of the two the author took: the other stays a version. Attempts keep the content they froze.',
      remove: 'Removes a question that no task uses.',
    },
  }),
  duplicateQuestion: call({
    method: 'POST',
    path: '/questions/:id/duplicate',
    summary: 'A copy of a question, with ids of its own.',
    params: byId<'Question'>(),
    reply: storedQuestionSchema,
    status: 201,
  }),
  archiveQuestion: call({
    method: 'POST',
    path: '/questions/:id/archive',
    summary: 'Archives a question: it can no longer be added to tasks. Tasks that have it keep it.',
    params: byId<'Question'>(),
    reply: storedQuestionSchema,
  }),
  unarchiveQuestion: call({
    method: 'POST',
    path: '/questions/:id/unarchive',
    summary: 'Takes a question out of the archive.',
    params: byId<'Question'>(),
    reply: storedQuestionSchema,
  }),
  getQuestionStatistics: call({
    method: 'GET',
    path: '/questions/:id/statistics',
    summary: 'What the attempts at all tasks with a question say about its items, for staff.',
    params: byId<'Question'>(),
    query: statisticsQuerySchema,
    reply: statisticsSchema,
  }),
  listStudentQuestions: call({
    method: 'GET',
    path: '/student-questions',
    summary: 'The frozen questions of an attempt as its student may see them: no key, no why, no model answer.',
    query: z.object({ taskTaken: idOf<'TaskTaken'>() }),
    reply: z.object({ items: z.array(attemptQuestionSchema) }),
    tagged: true,
  }),
};
