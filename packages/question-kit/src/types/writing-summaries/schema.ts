import type { z } from 'zod';
import { writingBlockSchema, writingStudentSchema, type WritingEntry } from '../../families/writing/schema.ts';

export const writingSummariesBlockSchema = writingBlockSchema('WritingSummaries');
export const writingSummariesStudentSchema = writingStudentSchema('WritingSummaries');

export type WritingSummariesBlock = z.infer<typeof writingSummariesBlockSchema>;
export type WritingSummariesStudentBlock = z.infer<typeof writingSummariesStudentSchema>;
export type WritingSummariesEntry = WritingEntry;
