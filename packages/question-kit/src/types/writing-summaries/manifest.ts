import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { noWritingItem } from '../../families/writing/defaults.ts';
import { writingIssues } from '../../families/writing/issues.ts';
import { defaultWritingSummariesBlock } from './defaults.ts';
import { writingSummariesInputIssues, writingSummariesIssueTexts } from './issues.ts';
import { markWriting, writingEntry, writingMaximum } from '../../families/writing/marking.ts';
import { writingSummariesBlockSchema, writingSummariesStudentSchema } from './schema.ts';
import type { WritingSummariesBlock, WritingSummariesEntry, WritingSummariesStudentBlock } from './schema.ts';
import { toWritingSummariesStudentBlock } from './student-view.ts';
import { writingSummariesTemplate } from './template.ts';

/** A text from the stimulus, put in fewer words; marked for content and language. */
export const writingSummaries = {
  type: 'WritingSummaries',
  blockSchema: writingSummariesBlockSchema,
  entry: writingEntry,
  studentSchema: writingSummariesStudentSchema,
  issueTexts: writingSummariesIssueTexts,
  defaultBlock: defaultWritingSummariesBlock,
  newItem: noWritingItem,
  whyTarget: () => null,
  template: writingSummariesTemplate,
  toStudentBlock: toWritingSummariesStudentBlock,
  maximum: writingMaximum,
  mark: markWriting,
  issues: writingIssues,
  inputIssues: writingSummariesInputIssues,
} as const satisfies TypeManifest<
  'WritingSummaries',
  WritingSummariesBlock,
  WritingSummariesEntry,
  WritingSummariesStudentBlock,
  keyof typeof writingSummariesIssueTexts
>;
