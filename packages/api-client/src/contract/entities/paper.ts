import { questionSchema, questionTypeSchema, skillSchema } from '@rubrica/question-kit';
import { z } from 'zod';
import { idOf } from '../ids.ts';
import { booleanFlag, dateTime } from '../shapes.ts';

/** A `.rubrica` file, and how it is imported. */
export const paperBodySchema = z.object({
  file: z.custom<Blob>((value) => value instanceof Blob, 'A file is required.'),
  /** Whether categories, levels and diplomas that the school does not have are made; left empty otherwise. */
  createNames: booleanFlag.default(false),
  /** The language in which students get it, as BCP 47; the paper's own when absent. A question counts once, not with its translations. */
  language: z.string().min(1).max(35).optional(),
  /** The `digest` of the preview that was seen: an import that would do something else by now is refused with 409 `conflict`. */
  digest: z.string().max(100).optional(),
});

/** A part of a question that an import changes; `at` counts blocks from 0, and is null for what a question has once. */
export const paperDifferenceSchema = z.object({
  part: z.enum(['title', 'skill', 'category', 'level', 'diploma', 'stimulus', 'order', 'block']),
  at: z.number().int().nullable(),
  change: z.enum(['added', 'removed', 'changed']),
});
export type PaperDifference = z.infer<typeof paperDifferenceSchema>;

/** What an import does with a question of a paper: those that are retired are left out, and those that say another in another language. */
export const paperActionSchema = z.enum(['create', 'update', 'keep', 'leave-out', 'other-language']);

const importedQuestionSchema = z.object({
  /** The question's id in the paper. */
  id: z.string(),
  /** The title of its section. */
  section: z.string(),
  title: z.string(),
  type: skillSchema,
  subQuestionType: questionTypeSchema.nullable(),
  /** Points. */
  maximum: z.number(),
  action: paperActionSchema,
  /** The question of the bank; null where it is not there yet. */
  question: idOf<'Question'>().nullable(),
  /** Whether it can be set to students as it is. */
  isFinished: z.boolean(),
  /** What an update changes. */
  differences: z.array(paperDifferenceSchema),
  /**
   * What a preview says of an update to those who may read the question: what is stored, and what the paper has in its place. Names are
   * names, and files that are the same have the paper's ids.
   */
  versions: z.object({ before: questionSchema, after: questionSchema }).optional(),
});
export type ImportedQuestion = z.infer<typeof importedQuestionSchema>;

/** What an import of a paper does, or would do. */
export const paperImportSchema = z.object({
  title: z.string(),
  /** The language in which students get it. */
  language: z.string(),
  questions: z.array(importedQuestionSchema),
  /** The task of the paper: `keep` where it has been set with the same questions, which an import does not touch. */
  task: z.object({
    action: z.enum(['create', 'update', 'keep']),
    /** Null where it is not there yet. */
    _id: idOf<'Task'>().nullable(),
    title: z.string(),
  }),
  /** Names that the school does not have. */
  unknown: z.object({
    categories: z.array(z.string()),
    levels: z.array(z.string()),
    diplomas: z.array(z.string()),
  }),
  /** How many files of the paper have to be stored. */
  newFiles: z.number().int(),
  /**
   * Of a preview: the files that no upload accepts, because their content is not what they are named as, or is too large. An import is
   * refused for any. `question` is the first that has it, by its id in the paper. Older servers give none.
   */
  refusedFiles: z
    .array(z.object({ name: z.string(), question: z.string().nullable(), reason: z.enum(['type', 'too-large']) }))
    .optional(),
  /** Of a preview: stands for what it says and the revisions that it was made upon. Older servers give none. */
  digest: z.string().optional(),
});
export type PaperImport = z.infer<typeof paperImportSchema>;

/** A token with which a program publishes papers in the name of its owner, and can do nothing else. */
export const publishTokenSchema = z.object({
  _id: idOf<'PublishToken'>(),
  name: z.string(),
  createdAt: dateTime,
  expiresAt: dateTime,
  lastUsedAt: dateTime.nullable(),
});
export type PublishToken = z.infer<typeof publishTokenSchema>;

/** For how many days a token may be made. */
export const publishTokenDays = [7, 30, 90, 365] as const;
