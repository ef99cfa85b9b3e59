import { writingCompleteness } from '../../families/writing/completeness.ts';
import { noRecording, type Answering } from '../../primitives/entries/answering.ts';
import type { WritingEssaysEntry, WritingEssaysStudentBlock } from './schema.ts';

export const writingEssaysAnswering: Answering<WritingEssaysStudentBlock, WritingEssaysEntry> = {
  entryKind: 'parts',
  completeness: writingCompleteness,
  placeRecording: noRecording,
};
