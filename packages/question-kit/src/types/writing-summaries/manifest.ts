import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultWritingBlock, noWritingItem, writingTemplate } from '../../families/writing/defaults.ts';
import { markWriting, writingEntry, writingMaximum } from '../../families/writing/marking.ts';
import { toWritingStudentBlock } from '../../families/writing/student-view.ts';
import { writingSummariesBlockSchema, writingSummariesStudentSchema } from './schema.ts';
import type { WritingSummariesBlock, WritingSummariesEntry, WritingSummariesStudentBlock } from './schema.ts';

/** A text from the stimulus, put in fewer words; marked for content and language. */
export const writingSummaries = {
  type: 'WritingSummaries',
  version: 1,
  migrations: {},
  blockSchema: writingSummariesBlockSchema,
  entry: writingEntry,
  studentSchema: writingSummariesStudentSchema,
  defaultBlock: () => defaultWritingBlock('WritingSummaries'),
  newItem: noWritingItem,
  whyTarget: () => null,
  template: writingTemplate,
  toStudentBlock: toWritingStudentBlock,
  maximum: writingMaximum,
  mark: markWriting,
} as const satisfies TypeManifest<
  'WritingSummaries',
  WritingSummariesBlock,
  WritingSummariesEntry,
  WritingSummariesStudentBlock
>;
