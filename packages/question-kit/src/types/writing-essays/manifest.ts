import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { noWritingItem } from '../../families/writing/defaults.ts';
import { writingIssues, writingIssueTexts } from '../../families/writing/issues.ts';
import { defaultWritingEssaysBlock } from './defaults.ts';
import { markWriting, writingEntry, writingMaximum } from '../../families/writing/marking.ts';
import { writingEssaysBlockSchema, writingEssaysStudentSchema } from './schema.ts';
import type { WritingEssaysBlock, WritingEssaysEntry, WritingEssaysStudentBlock } from './schema.ts';
import { toWritingEssaysStudentBlock } from './student-view.ts';
import { writingEssaysTemplate } from './template.ts';

/** An essay, marked for content and language. */
export const writingEssays = {
  type: 'WritingEssays',
  blockSchema: writingEssaysBlockSchema,
  entry: writingEntry,
  studentSchema: writingEssaysStudentSchema,
  issueTexts: writingIssueTexts,
  defaultBlock: defaultWritingEssaysBlock,
  newItem: noWritingItem,
  whyTarget: () => null,
  template: writingEssaysTemplate,
  toStudentBlock: toWritingEssaysStudentBlock,
  maximum: writingMaximum,
  mark: markWriting,
  issues: writingIssues,
} as const satisfies TypeManifest<
  'WritingEssays',
  WritingEssaysBlock,
  WritingEssaysEntry,
  WritingEssaysStudentBlock,
  keyof typeof writingIssueTexts
>;
