import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultWritingBlock, noWritingItem, writingTemplate } from '../../families/writing/defaults.ts';
import { markWriting, writingEntry, writingMaximum } from '../../families/writing/marking.ts';
import { toWritingStudentBlock } from '../../families/writing/student-view.ts';
import { writingEssaysBlockSchema, writingEssaysStudentSchema } from './schema.ts';
import type { WritingEssaysBlock, WritingEssaysEntry, WritingEssaysStudentBlock } from './schema.ts';

/** An essay, marked for content and language. */
export const writingEssays = {
  type: 'WritingEssays',
  version: 1,
  migrations: {},
  blockSchema: writingEssaysBlockSchema,
  entry: writingEntry,
  studentSchema: writingEssaysStudentSchema,
  defaultBlock: () => defaultWritingBlock('WritingEssays'),
  newItem: noWritingItem,
  whyTarget: () => null,
  template: writingTemplate,
  toStudentBlock: toWritingStudentBlock,
  maximum: writingMaximum,
  mark: markWriting,
} as const satisfies TypeManifest<'WritingEssays', WritingEssaysBlock, WritingEssaysEntry, WritingEssaysStudentBlock>;
