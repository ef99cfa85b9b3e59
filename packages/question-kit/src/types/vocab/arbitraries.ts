import fc from 'fast-check';
import { common } from '../../primitives/testing/any-fields.ts';
import type { VocabBlock, VocabEntry } from './schema.ts';

const anyVocabBlock: fc.Arbitrary<VocabBlock> = fc.record(
  { type: fc.constant('Vocab'), ...common },
  { requiredKeys: ['type', 'rubric', 'autoCorrected'] },
);

/** Nothing is answered: the entry is an empty list. */
const anyEntry: fc.Arbitrary<VocabEntry> = fc.constant([]);

export const vocabArbitraries = { block: anyVocabBlock, entry: anyEntry };
