import { z } from 'zod';
import { annotationSchema, answerPartSchema, reviewerSchema } from '../../primitives/schema/answer-parts.ts';
import {
  blockIdSchema,
  commonBlockFields,
  fileRefSchema,
  earnedMarkSchema,
  markSchema,
  richTextSchema,
} from '../../primitives/schema/fields.ts';

/** The types that are answered with a text and marked for content and language. */
export type WritingType = 'WritingPhotoDescription' | 'WritingSummaries' | 'WritingEssays';

const words = z.number().int().min(1).max(20_000).optional();

/** The block of a writing type. `contentMark` and `languageMark` are the maxima, in points. */
export function writingBlockSchema<Type extends WritingType>(type: Type) {
  return z.strictObject({
    type: z.literal(type),
    ...commonBlockFields,
    contentMark: markSchema,
    languageMark: markSchema,
    minWords: words,
    maxWords: words,
  });
}

/** A writing block as a student receives it: the task and what it is worth, no model answer. */
export function writingStudentSchema<Type extends WritingType>(type: Type) {
  return z.strictObject({
    type: z.literal(type),
    id: blockIdSchema.optional(),
    rubric: richTextSchema,
    contentMark: z.number(),
    languageMark: z.number(),
    minWords: words,
    maxWords: words,
    maximum: z.number(),
  });
}

/** A student's text (and files) with a person's marks and comments. Annotations range over the first text part. */
export const writingEntrySchema = z.strictObject({
  studentAnswer: z.array(answerPartSchema).max(50),
  instructorFiles: z.array(fileRefSchema).max(50),
  studentContentMark: earnedMarkSchema,
  studentLanguageMark: earnedMarkSchema,
  instructorComments: z.string().max(20_000).optional(),
  annotations: z.array(annotationSchema).max(1000).optional(),
  reviewed: z.boolean().optional(),
  reviewedBy: reviewerSchema.optional(),
});

export type WritingBlock = z.infer<ReturnType<typeof writingBlockSchema>>;
export type WritingStudentBlock = z.infer<ReturnType<typeof writingStudentSchema>>;
export type WritingEntry = z.infer<typeof writingEntrySchema>;
