import fc from 'fast-check';
import { anyFile, anyHtml, anyId, anyShortEntry, anyText, common } from '../../primitives/testing/any-fields.ts';
import type { McqBlock, McqOption } from './schema.ts';

/** Options with every optional field there or not. */
const anyOption: fc.Arbitrary<McqOption> = fc.record(
  { id: anyId, text: anyText, correct: fc.boolean(), why: anyHtml, image: anyFile },
  { requiredKeys: ['id', 'text', 'correct'] },
);

const anyMcqBlock: fc.Arbitrary<McqBlock> = fc.record(
  {
    type: fc.constant('MCQ'),
    ...common,
    content: fc.uniqueArray(anyOption, { maxLength: 6, selector: ({ id }) => id }),
    markStep: fc.constantFrom(0.25, 0.5, 1),
  },
  { requiredKeys: ['type', 'rubric', 'autoCorrected', 'content'] },
);

export const mcqArbitraries = { block: anyMcqBlock, entry: anyShortEntry };
