import { z } from 'zod';
import {
  blockIdSchema,
  commonBlockFields,
  fileRefSchema,
  earnedMarkSchema,
  markSchema,
  richTextSchema,
} from '../../primitives/schema/fields.ts';
import { captionTrackSchema } from '../../primitives/schema/captions.ts';
import { spokenEntryFields, timingFields, triesSchema } from '../../families/speaking/schema.ts';

/** The captions of the video by language. */
const captionsSchema = z.array(captionTrackSchema).max(20).optional();

/** A video to answer by speaking to the camera or microphone; a task brings it. `mark`: what it is worth, 1 when absent. */
export const videoSpeakingBlockSchema = z.strictObject({
  type: z.literal('VideoSpeaking'),
  ...commonBlockFields,
  video: fileRefSchema,
  captions: captionsSchema,
  mark: markSchema.optional(),
  ...timingFields,
  tries: triesSchema,
});

export const videoSpeakingEntrySchema = z.strictObject({ ...spokenEntryFields, studentMark: earnedMarkSchema });

/** The video with its captions and what the answer is worth, no model answer. */
export const videoSpeakingStudentSchema = z.strictObject({
  type: z.literal('VideoSpeaking'),
  id: blockIdSchema.optional(),
  rubric: richTextSchema,
  video: fileRefSchema,
  captions: captionsSchema,
  ...timingFields,
  tries: triesSchema,
  maximum: z.number(),
});

export type VideoSpeakingBlock = z.infer<typeof videoSpeakingBlockSchema>;
export type VideoSpeakingEntry = z.infer<typeof videoSpeakingEntrySchema>;
export type VideoSpeakingStudentBlock = z.infer<typeof videoSpeakingStudentSchema>;
