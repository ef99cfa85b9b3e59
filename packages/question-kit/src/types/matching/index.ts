import type { TypeDefinition } from '../../primitives/type-manifest.ts';
import { defaultMatchingBlock, newMatchingPair } from './defaults.ts';
import { matchingIssues, matchingIssueTexts } from './issues.ts';
import {
  markMatching,
  matchingMarkProblem,
  matchingMaximum,
  ownMatchingAnswer,
  takeMatchingMarks,
  withMatchingMarks,
} from './marking.ts';
import { matchingBlockSchema, matchingEntrySchema, matchingStudentSchema } from './schema.ts';
import type { MatchingBlock, MatchingEntry, MatchingStudentBlock } from './schema.ts';
import { toMatchingStudentBlock } from './student-view.ts';
import { matchingTemplate } from './template.ts';

/** Pairs to be found, with partial marks. */
export const matching = {
  type: 'Matching',
  blockSchema: matchingBlockSchema,
  entrySchema: matchingEntrySchema,
  studentSchema: matchingStudentSchema,
  issueTexts: matchingIssueTexts,
  defaultBlock: defaultMatchingBlock,
  newItem: newMatchingPair,
  template: matchingTemplate,
  toStudentBlock: toMatchingStudentBlock,
  maximum: matchingMaximum,
  mark: markMatching,
  withMarks: withMatchingMarks,
  ownAnswer: ownMatchingAnswer,
  takeMarks: takeMatchingMarks,
  markProblem: matchingMarkProblem,
  issues: matchingIssues,
} as const satisfies TypeDefinition<
  'Matching',
  MatchingBlock,
  MatchingEntry,
  MatchingStudentBlock,
  keyof typeof matchingIssueTexts
>;
