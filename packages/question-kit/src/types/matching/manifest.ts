import { listEntry } from '../../primitives/entries/list-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultMatchingBlock, newMatchingPair } from './defaults.ts';
import { matchingIssues, matchingIssueTexts } from './issues.ts';
import { markMatching, matchingMaximum, pairMaximum } from './marking.ts';
import { matchingBlockSchema, matchingEntrySchema, matchingStudentSchema } from './schema.ts';
import type { MatchingBlock, MatchingEntry, MatchingStudentBlock, MatchingPair } from './schema.ts';
import { toMatchingStudentBlock } from './student-view.ts';
import { matchingTemplate } from './template.ts';

/** Pairs to be found, with partial marks. */
export const matching = {
  type: 'Matching',
  blockSchema: matchingBlockSchema,
  entry: listEntry(matchingEntrySchema, (block: MatchingBlock) => block.content.map(() => pairMaximum)),
  studentSchema: matchingStudentSchema,
  issueTexts: matchingIssueTexts,
  defaultBlock: defaultMatchingBlock,
  newItem: newMatchingPair,
  whyTarget: (pair: MatchingPair) => `${pair.left} – ${pair.right}`,
  template: matchingTemplate,
  toStudentBlock: toMatchingStudentBlock,
  maximum: matchingMaximum,
  mark: markMatching,
  issues: matchingIssues,
} as const satisfies TypeManifest<
  'Matching',
  MatchingBlock,
  MatchingEntry,
  MatchingStudentBlock,
  keyof typeof matchingIssueTexts
>;
