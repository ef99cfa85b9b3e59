import { z } from 'zod';
import {
  blockIdSchema,
  commonBlockFields,
  fileRefSchema,
  itemIdSchema,
  earnedMarkSchema,
  markSchema,
  richTextSchema,
} from '../../primitives/schema/fields.ts';
import { sharedMarks, sharedMaxima, spokenEntryFields, timingFields } from '../../families/speaking/schema.ts';

/** A prompt that is read, heard, or both. `text` is plain; it may be empty where there is `audio`. */
export const speakingPromptSchema = z.strictObject({
  id: itemIdSchema,
  text: z.string().max(5000),
  audio: fileRefSchema.optional(),
  ...timingFields,
});

const maxima = { ...sharedMaxima, spontaneityFluencyMark: markSchema, pronunciationIntonationMark: markSchema };

/** Prompts that are answered aloud one after another, as an examiner would ask them. The marks are the maxima, in points. */
export const speakingQaBlockSchema = z.strictObject({
  type: z.literal('SpeakingQA'),
  ...commonBlockFields,
  ...maxima,
  content: z.array(speakingPromptSchema).max(50),
});

export const speakingQaEntrySchema = z.strictObject({
  ...spokenEntryFields,
  ...sharedMarks,
  studentPronunciationIntonationMark: earnedMarkSchema,
  studentSpontaneityFluencyMark: earnedMarkSchema,
});

/** The prompts and what the answers are worth, no model answer. */
export const speakingQaStudentSchema = z.strictObject({
  type: z.literal('SpeakingQA'),
  id: blockIdSchema.optional(),
  rubric: richTextSchema,
  ...maxima,
  content: z.array(speakingPromptSchema),
  maximum: z.number(),
});

export type SpeakingPrompt = z.infer<typeof speakingPromptSchema>;
export type SpeakingQaBlock = z.infer<typeof speakingQaBlockSchema>;
export type SpeakingQaEntry = z.infer<typeof speakingQaEntrySchema>;
export type SpeakingQaStudentBlock = z.infer<typeof speakingQaStudentSchema>;
