import fc from 'fast-check';
import { common } from '../../primitives/testing/any-fields.ts';
import type { RubricBlock, RubricEntry } from './schema.ts';

const anyRubricBlock: fc.Arbitrary<RubricBlock> = fc.record(
  { type: fc.constant('Rubric'), ...common },
  { requiredKeys: ['type', 'rubric', 'autoCorrected'] },
);

/** Nothing is answered: the entry is an empty list. */
const anyEntry: fc.Arbitrary<RubricEntry> = fc.constant([]);

export const rubricArbitraries = { block: anyRubricBlock, entry: anyEntry };
