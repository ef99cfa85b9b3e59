import type { z } from 'zod';
import {
  writingBlockSchema,
  writingEntrySchema,
  writingStudentSchema,
  type WritingEntry,
} from '../../families/writing/schema.ts';

export const writingPhotoDescriptionBlockSchema = writingBlockSchema('WritingPhotoDescription');
export const writingPhotoDescriptionStudentSchema = writingStudentSchema('WritingPhotoDescription');
export const writingPhotoDescriptionEntrySchema = writingEntrySchema;

export type WritingPhotoDescriptionBlock = z.infer<typeof writingPhotoDescriptionBlockSchema>;
export type WritingPhotoDescriptionStudentBlock = z.infer<typeof writingPhotoDescriptionStudentSchema>;
export type WritingPhotoDescriptionEntry = WritingEntry;
