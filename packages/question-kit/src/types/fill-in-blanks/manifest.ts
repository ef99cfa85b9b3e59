import { listEntry } from '../../primitives/entries/list-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultFillInBlanksBlock, newGap } from './defaults.ts';
import { fillInBlanksIssues, fillInBlanksIssueTexts } from './issues.ts';
import { fillInBlanksMaximum, gapMaximum, gapsOf, markFillInBlanks } from './marking.ts';
import { fillInBlanksBlockSchema, fillInBlanksEntrySchema, fillInBlanksStudentSchema } from './schema.ts';
import type { FillInBlanksBlock, FillInBlanksEntry, FillInBlanksStudentBlock, FillInBlanksItem } from './schema.ts';
import { toFillInBlanksStudentBlock } from './student-view.ts';
import { fillInBlanksTemplate } from './template.ts';

/** A text with gaps, typed into or filled from a word box. */
export const fillInBlanks = {
  type: 'FillInBlanks',
  blockSchema: fillInBlanksBlockSchema,
  entry: listEntry(fillInBlanksEntrySchema, (block: FillInBlanksBlock) => gapsOf(block).map(gapMaximum)),
  studentSchema: fillInBlanksStudentSchema,
  issueTexts: fillInBlanksIssueTexts,
  defaultBlock: defaultFillInBlanksBlock,
  newItem: newGap,
  whyTarget: (item: FillInBlanksItem) => (item.type === 'gap' ? (item.answers[0] ?? '') : null),
  template: fillInBlanksTemplate,
  toStudentBlock: toFillInBlanksStudentBlock,
  maximum: fillInBlanksMaximum,
  mark: markFillInBlanks,
  issues: fillInBlanksIssues,
} as const satisfies TypeManifest<
  'FillInBlanks',
  FillInBlanksBlock,
  FillInBlanksEntry,
  FillInBlanksStudentBlock,
  keyof typeof fillInBlanksIssueTexts
>;
