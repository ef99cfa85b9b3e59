import { writingCompleteness } from '../../families/writing/completeness.ts';
import { noRecording, type Answering } from '../../primitives/entries/answering.ts';
import type { WritingPhotoDescriptionEntry, WritingPhotoDescriptionStudentBlock } from './schema.ts';

export const writingPhotoDescriptionAnswering: Answering<
  WritingPhotoDescriptionStudentBlock,
  WritingPhotoDescriptionEntry
> = {
  entryKind: 'parts',
  completeness: writingCompleteness,
  placeRecording: noRecording,
};
