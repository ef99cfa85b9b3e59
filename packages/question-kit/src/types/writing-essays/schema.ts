import type { z } from 'zod';
import { writingBlockSchema, writingStudentSchema, type WritingEntry } from '../../families/writing/schema.ts';

export const writingEssaysBlockSchema = writingBlockSchema('WritingEssays');
export const writingEssaysStudentSchema = writingStudentSchema('WritingEssays');

export type WritingEssaysBlock = z.infer<typeof writingEssaysBlockSchema>;
export type WritingEssaysStudentBlock = z.infer<typeof writingEssaysStudentSchema>;
export type WritingEssaysEntry = WritingEntry;
