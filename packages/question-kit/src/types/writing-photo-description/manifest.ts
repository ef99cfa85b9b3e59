import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultWritingBlock, noWritingItem, writingTemplate } from '../../families/writing/defaults.ts';
import { markWriting, writingEntry, writingMaximum } from '../../families/writing/marking.ts';
import { toWritingStudentBlock } from '../../families/writing/student-view.ts';
import { writingPhotoDescriptionBlockSchema, writingPhotoDescriptionStudentSchema } from './schema.ts';
import type {
  WritingPhotoDescriptionBlock,
  WritingPhotoDescriptionEntry,
  WritingPhotoDescriptionStudentBlock,
} from './schema.ts';

/** A photo from the stimulus, described in writing; marked for content and language. */
export const writingPhotoDescription = {
  type: 'WritingPhotoDescription',
  version: 1,
  migrations: {},
  blockSchema: writingPhotoDescriptionBlockSchema,
  entry: writingEntry,
  studentSchema: writingPhotoDescriptionStudentSchema,
  defaultBlock: () => defaultWritingBlock('WritingPhotoDescription'),
  newItem: noWritingItem,
  whyTarget: () => null,
  template: writingTemplate,
  toStudentBlock: toWritingStudentBlock,
  maximum: writingMaximum,
  mark: markWriting,
} as const satisfies TypeManifest<
  'WritingPhotoDescription',
  WritingPhotoDescriptionBlock,
  WritingPhotoDescriptionEntry,
  WritingPhotoDescriptionStudentBlock
>;
