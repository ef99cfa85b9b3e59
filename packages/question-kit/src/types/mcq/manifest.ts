import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultMcqBlock, newMcqOption } from './defaults.ts';
import { mcqIssues, mcqIssueTexts } from './issues.ts';
import { markMcq, mcqMarkProblem, mcqMaximum, ownMcqAnswer, takeMcqMarks, withMcqMarks } from './marking.ts';
import { mcqBlockSchema, mcqEntrySchema, mcqStudentSchema } from './schema.ts';
import type { McqBlock, McqEntry, McqStudentBlock, McqOption } from './schema.ts';
import { toMcqStudentBlock } from './student-view.ts';
import { mcqTemplate } from './template.ts';

/** Multiple choice, single and multiple. */
export const mcq = {
  type: 'MCQ',
  blockSchema: mcqBlockSchema,
  entrySchema: mcqEntrySchema,
  studentSchema: mcqStudentSchema,
  issueTexts: mcqIssueTexts,
  defaultBlock: defaultMcqBlock,
  newItem: newMcqOption,
  whyTarget: (option: McqOption) => option.text,
  template: mcqTemplate,
  toStudentBlock: toMcqStudentBlock,
  maximum: mcqMaximum,
  mark: markMcq,
  withMarks: withMcqMarks,
  ownAnswer: ownMcqAnswer,
  takeMarks: takeMcqMarks,
  markProblem: mcqMarkProblem,
  issues: mcqIssues,
} as const satisfies TypeManifest<'MCQ', McqBlock, McqEntry, McqStudentBlock, keyof typeof mcqIssueTexts>;
