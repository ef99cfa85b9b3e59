import { z } from 'zod';
import { call } from '../call.ts';
import {
  byVersion,
  questionFolderSchema,
  questionTagSchema,
  questionUsesSchema,
  questionVersionContentSchema,
  questionVersionSchema,
} from '../entities/question-bank.ts';
import { drawPoolSchema, questionPoolSchema, tagNameSchema } from '../entities/question-draw.ts';
import { storedQuestionSchema } from '../entities/question.ts';
import { byId, idOf } from '../ids.ts';
import { booleanFlag, confirmationSchema, dateTime } from '../shapes.ts';

/** How the bank of questions is kept in order: tags, folders, versions, and where a question is used. */
export const questionBankCalls = {
  listTags: call({
    method: 'GET',
    path: '/tags',
    summary: 'All tags of questions by name, each with the number of questions that have it.',
    reply: z.object({ items: z.array(questionTagSchema) }),
  }),
  tagQuestions: call({
    method: 'POST',
    path: '/question-tags',
    summary: 'Gives tags to questions and takes tags from them; a tag that nobody has used is made.',
    body: z.object({
      questions: z.array(idOf<'Question'>()).min(1).max(500),
      add: z.array(tagNameSchema).max(20).default([]),
      remove: z.array(tagNameSchema).max(20).default([]),
    }),
    reply: z.object({ items: z.array(z.object({ question: idOf<'Question'>(), tags: z.array(z.string()) })) }),
  }),
  recordQuestionExport: call({
    method: 'POST',
    path: '/question-exports',
    summary: 'Writes into the audit log which questions the caller takes out as a file, which their client writes.',
    body: z.object({
      questions: z.array(idOf<'Question'>()).min(1).max(500),
      format: z.enum(['rubrica', 'gift', 'moodle-xml', 'aiken', 'csv', 'qti']),
    }),
    reply: z.object({ at: dateTime }),
    status: 201,
  }),
  renameTag: call({
    method: 'PUT',
    path: '/tags/:id',
    summary:
      'Renames a tag; `base` has its name as the author last read it. One of the new name is merged with it where `merge` says so, and refuses it otherwise.',
    params: byId<'Tag'>(),
    body: z.object({
      name: tagNameSchema,
      merge: z.boolean().default(false),
      base: z.object({ name: tagNameSchema }).optional(),
    }),
    reply: questionTagSchema,
    conflict: questionTagSchema,
  }),
  removeTag: call({
    method: 'DELETE',
    path: '/tags/:id',
    summary: 'Takes a tag from all questions and removes it.',
    params: byId<'Tag'>(),
    reply: confirmationSchema,
  }),
  listQuestionFolders: call({
    method: 'GET',
    path: '/question-folders',
    summary: 'How many questions are filed under each category, level and diploma, for staff.',
    query: z.object({ archived: booleanFlag.optional() }),
    reply: z.object({ items: z.array(questionFolderSchema) }),
  }),
  listQuestionVersions: call({
    method: 'GET',
    path: '/questions/:id/versions',
    summary: 'The kept versions of a question, the newest first.',
    params: byId<'Question'>(),
    reply: z.object({ items: z.array(questionVersionSchema) }),
  }),
  getQuestionVersion: call({
    method: 'GET',
    path: '/questions/:id/versions/:rev',
    summary: 'One kept version of a question with its content.',
    params: byVersion,
    reply: questionVersionContentSchema,
  }),
  restoreQuestionVersion: call({
    method: 'POST',
    path: '/questions/:id/versions/:rev/restore',
    summary: 'Brings back a version of a question as a new revision; `rev` of the body is the one it is written over.',
    params: byVersion,
    body: z.object({ rev: z.number().int() }),
    conflict: storedQuestionSchema,
    reply: storedQuestionSchema,
  }),
  previewDraw: call({
    method: 'POST',
    path: '/question-draws/preview',
    summary: 'How many questions a draw has to choose from, by what they are worth.',
    body: questionPoolSchema.extend({
      /** Questions that the task has already. */
      except: z.array(idOf<'Question'>()).max(200).default([]),
    }),
    reply: drawPoolSchema,
  }),
  getQuestionUses: call({
    method: 'GET',
    path: '/questions/:id/uses',
    summary: 'The tasks that use a question, and those with attempts that do.',
    params: byId<'Question'>(),
    reply: questionUsesSchema,
  }),
};
