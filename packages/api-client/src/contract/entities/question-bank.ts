import { questionSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { byId, idOf } from '../ids.ts';
import { dateTime } from '../shapes.ts';
import { taskKindSchema, taskStatusSchema } from './task.ts';

/** A word or two that questions are found by. Two that differ in case, accents or forms of Arabic letters are the same. */
export const questionTagSchema = z.object({
  _id: idOf<'Tag'>(),
  name: z.string(),
  /** How many questions have it. */
  questions: z.number().int(),
});
export type QuestionTag = z.infer<typeof questionTagSchema>;

/** How many questions are filed under a category, a level and a diploma; each empty where they have none. */
export const questionFolderSchema = z.object({
  category: z.string(),
  level: z.string(),
  diploma: z.string(),
  questions: z.number().int(),
});
export type QuestionFolder = z.infer<typeof questionFolderSchema>;

/** Names a version of a question by the revision it was stored as. */
export const byVersion = byId<'Question'>().extend({ rev: z.coerce.number<string>().int().min(1).max(1_000_000_000) });

/** A kept version of a question. The newest is the question as it is. */
export const questionVersionSchema = z.object({
  rev: z.number().int(),
  savedAt: dateTime,
  author: z.object({ _id: idOf<'User'>(), name: z.string() }).nullable(),
  /** The version that it brought back; null for one that was written. */
  restoredFrom: z.number().int().nullable(),
  title: z.string(),
  /** Points. */
  maximum: z.number(),
});
export type QuestionVersion = z.infer<typeof questionVersionSchema>;

/** A kept version with its content. */
export const questionVersionContentSchema = questionVersionSchema.extend({ content: questionSchema });

/** The tasks that use a question. */
export const questionUsesSchema = z.object({
  tasks: z.array(
    z.object({
      _id: idOf<'Task'>(),
      title: z.string(),
      kind: taskKindSchema,
      status: taskStatusSchema,
      /** Whether a new attempt gets it; false where only earlier attempts have it. */
      isInTask: z.boolean(),
      /** Whether a new attempt may draw it. */
      isInDraw: z.boolean(),
      /** How many attempts have it. */
      attempts: z.number().int(),
    }),
  ),
});
export type QuestionUses = z.infer<typeof questionUsesSchema>;
