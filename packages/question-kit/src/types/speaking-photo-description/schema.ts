import { z } from 'zod';
import {
  blockIdSchema,
  commonBlockFields,
  fileRefSchema,
  itemIdSchema,
  richTextSchema,
} from '../../primitives/schema/fields.ts';
import { sharedMarks, sharedMaxima, spokenEntryFields, timingFields } from '../../families/speaking/schema.ts';

/** A photo to speak about. `alt` says what it shows to those who cannot see it. */
export const speakingPhotoSchema = z.strictObject({
  id: itemIdSchema,
  image: fileRefSchema,
  alt: z.string().max(1000),
  ...timingFields,
});

/** Photos that are described aloud, each in a recording of its own. The marks are the maxima, in points. */
export const speakingPhotoDescriptionBlockSchema = z.strictObject({
  type: z.literal('SpeakingPhotoDescription'),
  ...commonBlockFields,
  ...sharedMaxima,
  content: z.array(speakingPhotoSchema).max(50),
});

export const speakingPhotoDescriptionEntrySchema = z.strictObject({ ...spokenEntryFields, ...sharedMarks });

/** The photos and what the answer is worth, no model answer. */
export const speakingPhotoDescriptionStudentSchema = z.strictObject({
  type: z.literal('SpeakingPhotoDescription'),
  id: blockIdSchema.optional(),
  rubric: richTextSchema,
  ...sharedMaxima,
  content: z.array(speakingPhotoSchema),
  maximum: z.number(),
});

export type SpeakingPhoto = z.infer<typeof speakingPhotoSchema>;
export type SpeakingPhotoDescriptionBlock = z.infer<typeof speakingPhotoDescriptionBlockSchema>;
export type SpeakingPhotoDescriptionEntry = z.infer<typeof speakingPhotoDescriptionEntrySchema>;
export type SpeakingPhotoDescriptionStudentBlock = z.infer<typeof speakingPhotoDescriptionStudentSchema>;
