import { writingCompleteness } from '../../families/writing/completeness.ts';
import { noRecording, type Answering } from '../../primitives/entries/answering.ts';
import type { WritingSummariesEntry, WritingSummariesStudentBlock } from './schema.ts';

export const writingSummariesAnswering: Answering<WritingSummariesStudentBlock, WritingSummariesEntry> = {
  entryKind: 'parts',
  completeness: writingCompleteness,
  placeRecording: noRecording,
};
