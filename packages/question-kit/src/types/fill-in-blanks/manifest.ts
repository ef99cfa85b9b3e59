import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultFillInBlanksBlock, newGap } from './defaults.ts';
import { fillInBlanksIssues, fillInBlanksIssueTexts } from './issues.ts';
import {
  fillInBlanksMarkProblem,
  fillInBlanksMaximum,
  markFillInBlanks,
  ownFillInBlanksAnswer,
  takeFillInBlanksMarks,
  withFillInBlanksMarks,
} from './marking.ts';
import { fillInBlanksBlockSchema, fillInBlanksEntrySchema, fillInBlanksStudentSchema } from './schema.ts';
import type { FillInBlanksBlock, FillInBlanksEntry, FillInBlanksStudentBlock, FillInBlanksItem } from './schema.ts';
import { toFillInBlanksStudentBlock } from './student-view.ts';
import { fillInBlanksTemplate } from './template.ts';

/** A text with gaps, typed into or filled from a word box. */
export const fillInBlanks = {
  type: 'FillInBlanks',
  blockSchema: fillInBlanksBlockSchema,
  entrySchema: fillInBlanksEntrySchema,
  studentSchema: fillInBlanksStudentSchema,
  issueTexts: fillInBlanksIssueTexts,
  defaultBlock: defaultFillInBlanksBlock,
  newItem: newGap,
  whyTarget: (item: FillInBlanksItem) => (item.type === 'gap' ? (item.answers[0] ?? '') : null),
  template: fillInBlanksTemplate,
  toStudentBlock: toFillInBlanksStudentBlock,
  maximum: fillInBlanksMaximum,
  mark: markFillInBlanks,
  withMarks: withFillInBlanksMarks,
  ownAnswer: ownFillInBlanksAnswer,
  takeMarks: takeFillInBlanksMarks,
  markProblem: fillInBlanksMarkProblem,
  issues: fillInBlanksIssues,
} as const satisfies TypeManifest<
  'FillInBlanks',
  FillInBlanksBlock,
  FillInBlanksEntry,
  FillInBlanksStudentBlock,
  keyof typeof fillInBlanksIssueTexts
>;
