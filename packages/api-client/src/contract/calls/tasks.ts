import { z } from 'zod';
import { call, longForm } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import {
  assignedTaskSchema,
  taskBodySchema,
  taskKindSchema,
  taskQuestionSchema,
  taskSchema,
  taskStatusSchema,
} from '../entities/task.ts';
import { statisticsQuerySchema, statisticsSchema } from '../entities/item-statistics.ts';
import { unfinishedQuestionsSchema } from '../entities/question.ts';
import { byId, idOf } from '../ids.ts';
import { withBase } from '../shapes.ts';

/** Tasks as staff see them. */
export const taskCalls = {
  ...defineResource('Task', {
    entity: taskSchema,
    createBody: taskBodySchema,
    body: withBase(taskBodySchema),
    bodyLimits: longForm,
    conflict: taskSchema,
    refusals: { questions_unfinished: unfinishedQuestionsSchema },
    sortable: ['title', 'kind', 'status', 'openAt', 'dueAt', 'closeAt', 'createdAt', 'updatedAt'],
    filters: {
      kind: taskKindSchema.optional(),
      status: taskStatusSchema.optional(),
      group: idOf<'Group'>().optional(),
    },
    summaries: {
      list: 'A page of tasks, for staff.',
      get: 'One task, for staff.',
      update: 'Writes a task whole, its status included; `base` is what it was made upon.',
      remove: 'Removes a task that nobody has begun and no course holds.',
    },
  }),
  listTaskQuestions: call({
    method: 'GET',
    path: '/tasks/:id/questions',
    summary: 'The questions of a task, each with what its answers earned so far.',
    params: byId<'Task'>(),
    reply: z.object({ items: z.array(taskQuestionSchema) }),
  }),
  getTaskStatistics: call({
    method: 'GET',
    path: '/tasks/:id/statistics',
    summary: 'What the attempts at a task say about its items; to an assistant, those of the students they mark.',
    params: byId<'Task'>(),
    query: statisticsQuerySchema,
    reply: statisticsSchema,
  }),
  releaseTask: call({
    method: 'POST',
    path: '/tasks/:id/release',
    summary: 'Releases every marked attempt of a task, or the ones named.',
    params: byId<'Task'>(),
    body: z.object({ taskTakens: z.array(idOf<'TaskTaken'>()).optional() }),
    reply: z.object({ released: z.number().int(), waiting: z.number().int() }),
  }),
};

/** Tasks as their students see them, and the parents of those. */
export const assignedTaskCalls = defineResource('AssignedTask', {
  entity: assignedTaskSchema,
  sortable: ['title', 'openAt', 'dueAt', 'closeAt', 'createdAt'],
  filters: { kind: taskKindSchema.optional(), student: idOf<'User'>().optional() },
  summaries: {
    list: "The calling student's tasks, or those of a parent's child named by `student`.",
    get: "One of the calling student's tasks.",
  },
});
