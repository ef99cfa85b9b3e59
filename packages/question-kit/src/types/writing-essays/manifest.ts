import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { noWritingItem } from '../../families/writing/defaults.ts';
import { writingIssues, writingIssueTexts } from '../../families/writing/issues.ts';
import { defaultWritingEssaysBlock } from './defaults.ts';
import {
  markWritingEssays,
  ownWritingEssaysAnswer,
  takeWritingEssaysMarks,
  withWritingEssaysMarks,
  writingEssaysMarkProblem,
  writingEssaysMaximum,
} from './marking.ts';
import { writingEssaysBlockSchema, writingEssaysEntrySchema, writingEssaysStudentSchema } from './schema.ts';
import type { WritingEssaysBlock, WritingEssaysEntry, WritingEssaysStudentBlock } from './schema.ts';
import { toWritingEssaysStudentBlock } from './student-view.ts';
import { writingEssaysTemplate } from './template.ts';

/** An essay, marked for content and language. */
export const writingEssays = {
  type: 'WritingEssays',
  blockSchema: writingEssaysBlockSchema,
  entrySchema: writingEssaysEntrySchema,
  studentSchema: writingEssaysStudentSchema,
  issueTexts: writingIssueTexts,
  defaultBlock: defaultWritingEssaysBlock,
  newItem: noWritingItem,
  whyTarget: () => null,
  template: writingEssaysTemplate,
  toStudentBlock: toWritingEssaysStudentBlock,
  maximum: writingEssaysMaximum,
  mark: markWritingEssays,
  withMarks: withWritingEssaysMarks,
  ownAnswer: ownWritingEssaysAnswer,
  takeMarks: takeWritingEssaysMarks,
  markProblem: writingEssaysMarkProblem,
  issues: writingIssues,
} as const satisfies TypeManifest<
  'WritingEssays',
  WritingEssaysBlock,
  WritingEssaysEntry,
  WritingEssaysStudentBlock,
  keyof typeof writingIssueTexts
>;
