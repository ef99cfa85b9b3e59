import { questionSchema, questionTypeSchema, skillSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { call } from '../call.ts';
import {
  answerBodySchema,
  answerSchema,
  markingSheetSchema,
  marksBodySchema,
  markingQuestionSchema,
  reviewSheetSchema,
  taskTakenSchema,
} from '../entities/attempt.ts';
import { fileLinkSchema, storedFileSchema } from '../entities/file.ts';
import { attemptQuestionSchema, questionSummarySchema, storedQuestionSchema } from '../entities/question.ts';
import {
  assignedTaskSchema,
  attemptStatusSchema,
  taskBodySchema,
  taskKindSchema,
  taskQuestionSchema,
  taskSchema,
  taskStatusSchema,
} from '../entities/task.ts';
import { byId, flag, listQuery, objectId, pageOf, saidSchema } from '../shapes.ts';

const questionCalls = {
  listQuestions: call({
    method: 'GET',
    path: '/questions',
    summary: 'A page of question summaries, for staff.',
    query: listQuery.extend({
      type: skillSchema.optional(),
      subQuestionType: questionTypeSchema.optional(),
      category: objectId.optional(),
      level: objectId.optional(),
      diploma: objectId.optional(),
    }),
    reply: pageOf(questionSummarySchema),
  }),
  createQuestion: call({
    method: 'POST',
    path: '/questions',
    summary: 'Stores a question.',
    body: z.object({ content: questionSchema }),
    reply: storedQuestionSchema,
    status: 201,
  }),
  getQuestion: call({
    method: 'GET',
    path: '/questions/:id',
    summary: 'One question with its key, for staff.',
    params: byId,
    reply: storedQuestionSchema,
  }),
  updateQuestion: call({
    method: 'PUT',
    path: '/questions/:id',
    summary: 'Writes a question whole; `rev` is the one it was made upon. Attempts keep the content they froze.',
    params: byId,
    body: z.object({ rev: z.number().int(), content: questionSchema }),
    reply: storedQuestionSchema,
    conflict: storedQuestionSchema,
  }),
  removeQuestion: call({
    method: 'DELETE',
    path: '/questions/:id',
    summary: 'Removes a question that no task uses.',
    params: byId,
    reply: saidSchema,
  }),
  duplicateQuestion: call({
    method: 'POST',
    path: '/questions/:id/duplicate',
    summary: 'A copy of a question, with ids of its own.',
    params: byId,
    reply: storedQuestionSchema,
    status: 201,
  }),
  listStudentQuestions: call({
    method: 'GET',
    path: '/student-questions',
    summary: 'The frozen questions of an attempt as its student may see them: no key, no why, no model answer.',
    query: z.object({ taskTaken: objectId }),
    reply: z.object({ items: z.array(attemptQuestionSchema) }),
  }),
};

const taskCalls = {
  listTasks: call({
    method: 'GET',
    path: '/tasks',
    summary: 'A page of tasks, for staff.',
    query: listQuery.extend({
      kind: taskKindSchema.optional(),
      status: taskStatusSchema.optional(),
      group: objectId.optional(),
    }),
    reply: pageOf(taskSchema),
  }),
  createTask: call({
    method: 'POST',
    path: '/tasks',
    summary: 'Adds a task.',
    body: taskBodySchema,
    reply: taskSchema,
    status: 201,
  }),
  getTask: call({
    method: 'GET',
    path: '/tasks/:id',
    summary: 'One task, for staff.',
    params: byId,
    reply: taskSchema,
  }),
  updateTask: call({
    method: 'PUT',
    path: '/tasks/:id',
    summary: 'Writes a task whole, its status included.',
    params: byId,
    body: taskBodySchema,
    reply: taskSchema,
  }),
  removeTask: call({
    method: 'DELETE',
    path: '/tasks/:id',
    summary: 'Removes a task that nobody has begun.',
    params: byId,
    reply: saidSchema,
  }),
  listTaskQuestions: call({
    method: 'GET',
    path: '/tasks/:id/questions',
    summary: 'The questions of a task, each with what its answers earned so far.',
    params: byId,
    reply: z.object({ items: z.array(taskQuestionSchema) }),
  }),
  releaseTask: call({
    method: 'POST',
    path: '/tasks/:id/release',
    summary: 'Releases every marked attempt of a task, or the ones named.',
    params: byId,
    body: z.object({ taskTakens: z.array(objectId).optional() }),
    reply: z.object({ released: z.number().int(), waiting: z.number().int() }),
  }),
  listAssignedTasks: call({
    method: 'GET',
    path: '/assigned-tasks',
    summary: "The calling student's tasks, or those of a parent's child named by `student`.",
    query: listQuery.extend({ kind: taskKindSchema.optional(), student: objectId.optional() }),
    reply: pageOf(assignedTaskSchema),
  }),
  getAssignedTask: call({
    method: 'GET',
    path: '/assigned-tasks/:id',
    summary: "One of the calling student's tasks.",
    params: byId,
    reply: assignedTaskSchema,
  }),
};

const attemptCalls = {
  listTaskTakens: call({
    method: 'GET',
    path: '/task-takens',
    summary: 'A page of attempts, oldest submission first.',
    query: listQuery.extend({
      task: objectId.optional(),
      group: objectId.optional(),
      student: objectId.optional(),
      status: attemptStatusSchema.optional(),
      toMark: flag.optional(),
    }),
    reply: pageOf(taskTakenSchema),
  }),
  startTaskTaken: call({
    method: 'POST',
    path: '/task-takens',
    summary: 'Begins an attempt, or gives the one in progress.',
    body: z.object({ task: objectId }),
    reply: taskTakenSchema,
    status: 201,
  }),
  getTaskTaken: call({
    method: 'GET',
    path: '/task-takens/:id',
    summary: 'One attempt.',
    params: byId,
    reply: taskTakenSchema,
  }),
  submitTaskTaken: call({
    method: 'POST',
    path: '/task-takens/:id/submit',
    summary: 'Hands an attempt in; a repeat with the same key gets the same reply.',
    params: byId,
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100) }),
    reply: taskTakenSchema,
  }),
  releaseTaskTaken: call({
    method: 'POST',
    path: '/task-takens/:id/release',
    summary: 'Shows the marks to the student and their parents.',
    params: byId,
    reply: taskTakenSchema,
  }),
  returnTaskTaken: call({
    method: 'POST',
    path: '/task-takens/:id/return',
    summary: 'Opens an attempt again for its student.',
    params: byId,
    body: z.object({
      note: z.string().trim().max(2000).default(''),
      minutes: z.number().int().min(1).max(1440).nullable().default(null),
    }),
    reply: taskTakenSchema,
  }),
  getMarkingSheet: call({
    method: 'GET',
    path: '/task-takens/:id/marking',
    summary: 'An attempt with keys and automatic marks, for markers.',
    params: byId,
    reply: markingSheetSchema,
  }),
  getReviewSheet: call({
    method: 'GET',
    path: '/task-takens/:id/review',
    summary: 'A released attempt, for its student and their parents.',
    params: byId,
    reply: reviewSheetSchema,
  }),
  listAnswers: call({
    method: 'GET',
    path: '/answers',
    summary: "The calling student's saved answers of an attempt.",
    query: z.object({ taskTaken: objectId }),
    reply: z.object({ items: z.array(answerSchema) }),
  }),
  saveAnswer: call({
    method: 'PUT',
    path: '/answers/:id',
    summary: "Saves an answer; 409 with the server's copy where another save came first.",
    params: byId,
    body: answerBodySchema,
    reply: answerSchema,
    conflict: answerSchema,
  }),
  saveMarks: call({
    method: 'PUT',
    path: '/answers/:id/marks',
    summary: 'Saves the marks of one question; 409 with the stored ones where `If-Match` is not their version.',
    params: byId,
    headers: z.object({ 'if-match': z.string().regex(/^"?\d+"?$/u) }),
    body: marksBodySchema,
    reply: markingQuestionSchema,
    conflict: markingQuestionSchema,
  }),
};

const fileCalls = {
  uploadFile: call({
    method: 'POST',
    path: '/files',
    summary: 'Stores a file; its type is read from its content.',
    body: z.object({
      file: z.custom<Blob>((value) => value instanceof Blob, 'A file is required.'),
      /** The same for every try with the same file: a second one is answered with what the first has stored. */
      key: z.string().min(1).max(200).optional(),
      /** How long a recording is, as its maker has measured it; milliseconds. */
      durationMs: z.coerce.number().int().min(0).max(86_400_000).optional(),
    }),
    bodyKind: 'multipart',
    reply: storedFileSchema,
    status: 201,
  }),
  getFile: call({
    method: 'GET',
    path: '/files/:id',
    summary: 'A file the caller may see, with a signed link of five minutes.',
    params: byId,
    reply: fileLinkSchema,
  }),
  removeFile: call({
    method: 'DELETE',
    path: '/files/:id',
    summary: 'Removes a file that nothing uses.',
    params: byId,
    reply: saidSchema,
  }),
};

export const learningCalls = { ...questionCalls, ...taskCalls, ...attemptCalls, ...fileCalls };
