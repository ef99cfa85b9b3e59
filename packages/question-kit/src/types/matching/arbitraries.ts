import fc from 'fast-check';
import { anyHtml, anyId, anyShortEntry, anyText, common } from '../../primitives/testing/any-fields.ts';
import type { MatchingBlock } from './schema.ts';

/** Few different words, so that pairs often share a right. */
const anyHalf = fc.oneof(anyText, fc.constantFrom('day', 'night', ' day '));

const anyMatchingBlock: fc.Arbitrary<MatchingBlock> = fc.record(
  {
    type: fc.constant('Matching'),
    ...common,
    content: fc.uniqueArray(
      fc.record({ id: anyId, left: anyHalf, right: anyHalf, why: anyHtml }, { requiredKeys: ['id', 'left', 'right'] }),
      { maxLength: 6, selector: ({ id }) => id },
    ),
    distractors: fc.array(anyHalf, { maxLength: 4 }),
  },
  { requiredKeys: ['type', 'rubric', 'autoCorrected', 'content'] },
);

export const matchingArbitraries = { block: anyMatchingBlock, entry: fc.array(anyShortEntry, { maxLength: 8 }) };
