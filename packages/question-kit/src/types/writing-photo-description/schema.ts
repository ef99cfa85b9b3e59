import type { z } from 'zod';
import { writingBlockSchema, writingStudentSchema, type WritingEntry } from '../../families/writing/schema.ts';

export const writingPhotoDescriptionBlockSchema = writingBlockSchema('WritingPhotoDescription');
export const writingPhotoDescriptionStudentSchema = writingStudentSchema('WritingPhotoDescription');

export type WritingPhotoDescriptionBlock = z.infer<typeof writingPhotoDescriptionBlockSchema>;
export type WritingPhotoDescriptionStudentBlock = z.infer<typeof writingPhotoDescriptionStudentSchema>;
export type WritingPhotoDescriptionEntry = WritingEntry;
