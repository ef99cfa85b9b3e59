import { shortEntry } from '../../primitives/entries/short-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultMcqBlock, newMcqOption } from './defaults.ts';
import { mcqIssues, mcqIssueTexts } from './issues.ts';
import { markMcq, mcqMaximum } from './marking.ts';
import { mcqBlockSchema, mcqStudentSchema } from './schema.ts';
import type { McqBlock, McqEntry, McqStudentBlock, McqOption } from './schema.ts';
import { toMcqStudentBlock } from './student-view.ts';
import { mcqTemplate } from './template.ts';

/** Multiple choice, single and multiple. */
export const mcq = {
  type: 'MCQ',
  blockSchema: mcqBlockSchema,
  entry: shortEntry(mcqMaximum),
  studentSchema: mcqStudentSchema,
  issueTexts: mcqIssueTexts,
  defaultBlock: defaultMcqBlock,
  newItem: newMcqOption,
  whyTarget: (option: McqOption) => option.text,
  template: mcqTemplate,
  toStudentBlock: toMcqStudentBlock,
  maximum: mcqMaximum,
  mark: markMcq,
  issues: mcqIssues,
} as const satisfies TypeManifest<'MCQ', McqBlock, McqEntry, McqStudentBlock, keyof typeof mcqIssueTexts>;
