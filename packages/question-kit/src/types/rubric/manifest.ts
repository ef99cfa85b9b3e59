import { emptyEntry } from '../../primitives/entries/list-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultRubricBlock } from './defaults.ts';
import { rubricIssues, rubricIssueTexts } from './issues.ts';
import { markRubric, rubricMaximum } from './marking.ts';
import { rubricBlockSchema, rubricEntrySchema, rubricStudentSchema } from './schema.ts';
import type { RubricBlock, RubricEntry, RubricStudentBlock } from './schema.ts';
import { toRubricStudentBlock } from './student-view.ts';
import { rubricTemplate } from './template.ts';

/** Instructions on their own. */
export const rubric = {
  type: 'Rubric',
  blockSchema: rubricBlockSchema,
  entry: emptyEntry(rubricEntrySchema),
  studentSchema: rubricStudentSchema,
  issueTexts: rubricIssueTexts,
  defaultBlock: defaultRubricBlock,
  newItem: () => null,
  whyTarget: () => null,
  template: rubricTemplate,
  toStudentBlock: toRubricStudentBlock,
  maximum: rubricMaximum,
  mark: markRubric,
  issues: rubricIssues,
} as const satisfies TypeManifest<
  'Rubric',
  RubricBlock,
  RubricEntry,
  RubricStudentBlock,
  keyof typeof rubricIssueTexts
>;
