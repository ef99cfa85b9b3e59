import { z } from 'zod';
import { answersBody, call, smallBody } from '../call.ts';
import { defineResource } from '../define-resource.ts';
import { emergencyImportSchema, emergencyKeySchema } from '../entities/emergency-file.ts';
import {
  answerSchema,
  countedPlaySchema,
  countedTakesSchema,
  markingSheetSchema,
  reviewSheetSchema,
  takeSchema,
  taskTakenSchema,
} from '../entities/attempt.ts';
import { attemptStatusSchema } from '../entities/task.ts';
import { byId, idOf } from '../ids.ts';
import { booleanFlag } from '../shapes.ts';

export const taskTakenCalls = {
  ...defineResource('TaskTaken', {
    entity: taskTakenSchema,
    // By `mark` for staff alone: to others the order would reveal what is not released.
    sortable: ['submittedAt', 'startedAt', 'releasedAt', 'status', 'number', 'studentName', 'taskTitle', 'mark'],
    filters: {
      task: idOf<'Task'>().optional(),
      group: idOf<'Group'>().optional(),
      student: idOf<'User'>().optional(),
      status: attemptStatusSchema.optional(),
      toMark: booleanFlag.optional(),
    },
    summaries: { list: 'A page of attempts, oldest submission first.', get: 'One attempt.' },
  }),
  startTaskTaken: call({
    method: 'POST',
    path: '/task-takens',
    summary: 'Begins an attempt, or gives the one in progress.',
    body: z.object({ task: idOf<'Task'>() }),
    // With what the page of the attempt would ask for next. A server of the release before sends no answers.
    reply: taskTakenSchema.extend({ answers: z.array(answerSchema).optional() }),
    // Many start at the same time: nothing has begun, and the caller's turn comes in so many seconds.
    refusals: { starts_waiting: z.object({ seconds: z.number().int() }) },
    status: 201,
  }),
  submitTaskTaken: call({
    method: 'POST',
    path: '/task-takens/:id/submit',
    summary: 'Hands an attempt in; a repeat with the same key gets the same reply.',
    params: byId<'TaskTaken'>(),
    headers: z.object({ 'idempotency-key': z.string().min(8).max(100) }),
    reply: taskTakenSchema,
  }),
  releaseTaskTaken: call({
    method: 'POST',
    path: '/task-takens/:id/release',
    summary: 'Shows the marks to the student and their parents.',
    params: byId<'TaskTaken'>(),
    reply: taskTakenSchema,
  }),
  returnTaskTaken: call({
    method: 'POST',
    path: '/task-takens/:id/return',
    summary: 'Opens an attempt again for its student.',
    params: byId<'TaskTaken'>(),
    body: z.object({
      note: z.string().trim().max(2000).default(''),
      minutes: z.number().int().min(1).max(1440).nullable().default(null),
    }),
    reply: taskTakenSchema,
  }),
  reportPresence: call({
    method: 'PUT',
    path: '/task-takens/:id/presence',
    summary: 'Says that an attempt is open in this session, and hears in how many others it was open within a minute.',
    params: byId<'TaskTaken'>(),
    reply: z.object({ otherDevices: z.number().int() }),
  }),
  listPlays: call({
    method: 'GET',
    path: '/task-takens/:id/plays',
    summary: 'How often the recordings with a play limit were played in an attempt, on any device.',
    params: byId<'TaskTaken'>(),
    reply: z.object({ items: z.array(countedPlaySchema) }),
  }),
  recordPlay: call({
    method: 'PUT',
    path: '/task-takens/:id/plays',
    summary: 'Counts a play of a recording with a play limit; the count never falls.',
    params: byId<'TaskTaken'>(),
    body: countedPlaySchema,
    bodyLimits: smallBody,
    reply: countedPlaySchema,
  }),
  listTakes: call({
    method: 'GET',
    path: '/task-takens/:id/takes',
    summary: 'How often the answers with a limited number of recordings were recorded in an attempt, on any device.',
    params: byId<'TaskTaken'>(),
    reply: z.object({ items: z.array(countedTakesSchema) }),
  }),
  recordTake: call({
    method: 'PUT',
    path: '/task-takens/:id/takes',
    summary:
      'Counts a take of an answer with a limited number of recordings; one that is counted already counts no more.',
    params: byId<'TaskTaken'>(),
    body: takeSchema,
    bodyLimits: smallBody,
    reply: countedTakesSchema,
  }),
  getEmergencyKey: call({
    method: 'GET',
    path: '/emergency-key',
    summary: 'The public key that students encrypt their answers with when they cannot be sent.',
    reply: emergencyKeySchema,
  }),
  importEmergencyFile: call({
    method: 'POST',
    path: '/task-takens/:id/emergency-file',
    summary: 'Compares an emergency file with its attempt; with `apply` takes the answers that are newer in the file.',
    params: byId<'TaskTaken'>(),
    body: z.object({ file: z.string().min(1).max(1_048_576), apply: z.boolean() }),
    bodyLimits: answersBody,
    reply: emergencyImportSchema,
  }),
  getMarkingSheet: call({
    method: 'GET',
    path: '/task-takens/:id/marking',
    summary: 'An attempt with keys and automatic marks, for markers.',
    params: byId<'TaskTaken'>(),
    // Only students of this group come before and after it.
    query: z.object({ group: idOf<'Group'>().optional() }),
    reply: markingSheetSchema,
  }),
  getReviewSheet: call({
    method: 'GET',
    path: '/task-takens/:id/review',
    summary: 'A released attempt, for its student and their parents.',
    params: byId<'TaskTaken'>(),
    reply: reviewSheetSchema,
  }),
};
