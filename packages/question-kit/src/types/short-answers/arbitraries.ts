import fc from 'fast-check';
import {
  anyHtml,
  anyId,
  anyMark,
  anyMatch,
  anyShortEntry,
  anyText,
  common,
} from '../../primitives/testing/any-fields.ts';
import type { ShortAnswersBlock, ShortItem } from '../../families/short-answers/schema.ts';

/** Few different words, so that fields often accept the same. */
const anyShortItem: fc.Arbitrary<ShortItem> = fc.record(
  {
    id: anyId,
    prompt: fc.oneof(anyText, fc.constantFrom('', '# Notes\nopens at ___', '___')),
    answers: fc.array(fc.oneof(anyText, fc.constantFrom('trains', 'space', 'tr*')), { maxLength: 4 }),
    why: anyHtml,
    match: anyMatch,
    mark: anyMark,
  },
  { requiredKeys: ['id', 'answers'] },
);

const anyShortAnswersBlock: fc.Arbitrary<ShortAnswersBlock> = fc.record(
  {
    type: fc.constant('ShortAnswers'),
    ...common,
    content: fc.array(anyShortItem, { maxLength: 6 }),
    answersCount: fc.integer({ min: 1, max: 8 }),
  },
  { requiredKeys: ['type', 'rubric', 'autoCorrected', 'content', 'answersCount'] },
);

/** Blocks and entries of short answers; note sheets are stored alike. */
export const shortAnswersArbitraries = {
  block: anyShortAnswersBlock,
  entry: fc.array(anyShortEntry, { maxLength: 8 }),
};
