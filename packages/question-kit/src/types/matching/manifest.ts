import { listEntry } from '../../primitives/entries/list-entry.ts';
import type { TypeManifest } from '../../primitives/type-manifest.ts';
import { defaultMatchingBlock, newMatchingPair, matchingTemplate } from './defaults.ts';
import { markMatching, matchingMaximum, pairMaximum } from './marking.ts';
import { matchingBlockSchema, matchingEntrySchema, matchingStudentSchema } from './schema.ts';
import type { MatchingBlock, MatchingEntry, MatchingStudentBlock, MatchingPair } from './schema.ts';
import { toMatchingStudentBlock } from './student-view.ts';
/** Pairs to be found, with partial marks. */
export const matching = {
  type: 'Matching',
  version: 1,
  migrations: {},
  blockSchema: matchingBlockSchema,
  entry: listEntry(matchingEntrySchema, (block: MatchingBlock) => block.content.map(() => pairMaximum)),
  studentSchema: matchingStudentSchema,
  defaultBlock: defaultMatchingBlock,
  newItem: newMatchingPair,
  whyTarget: (pair: MatchingPair) => `${pair.left} – ${pair.right}`,
  template: matchingTemplate,
  toStudentBlock: toMatchingStudentBlock,
  maximum: matchingMaximum,
  mark: markMatching,
} as const satisfies TypeManifest<'Matching', MatchingBlock, MatchingEntry, MatchingStudentBlock>;
