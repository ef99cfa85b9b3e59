import type { TypeDefinition } from '../../core/type-definition.ts';
import { defaultShortAnswersBlock, newShortItem } from './defaults.ts';
import { shortAnswersIssues, shortAnswersIssueTexts } from './issues.ts';
import {
  markShortAnswers,
  ownShortAnswers,
  shortAnswersMarkProblem,
  shortAnswersMaximum,
  takeShortAnswersMarks,
  withShortAnswersMarks,
} from './marking.ts';
import { shortAnswersBlockSchema, shortAnswersEntrySchema, shortAnswersStudentSchema } from './schema.ts';
import type { ShortAnswersBlock, ShortAnswersEntry, ShortAnswersStudentBlock } from './schema.ts';
import { toShortAnswersStudentBlock } from './student-view.ts';
import { shortAnswersTemplate } from './template.ts';

/** A few words per field; the same block makes a note sheet in a question of the type NoteTaking. */
export const shortAnswers = {
  type: 'ShortAnswers',
  blockSchema: shortAnswersBlockSchema,
  entrySchema: shortAnswersEntrySchema,
  studentSchema: shortAnswersStudentSchema,
  issueTexts: shortAnswersIssueTexts,
  defaultBlock: defaultShortAnswersBlock,
  newItem: newShortItem,
  template: shortAnswersTemplate,
  toStudentBlock: toShortAnswersStudentBlock,
  maximum: shortAnswersMaximum,
  mark: markShortAnswers,
  withMarks: withShortAnswersMarks,
  ownAnswer: ownShortAnswers,
  takeMarks: takeShortAnswersMarks,
  markProblem: shortAnswersMarkProblem,
  issues: shortAnswersIssues,
} as const satisfies TypeDefinition<
  'ShortAnswers',
  ShortAnswersBlock,
  ShortAnswersEntry,
  ShortAnswersStudentBlock,
  keyof typeof shortAnswersIssueTexts
>;
