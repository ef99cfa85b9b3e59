import fc from 'fast-check';
import { inlineFormats } from '../../primitives/rich-text/rich-text.ts';
import {
  anyHtml,
  anyId,
  anyMark,
  anyMatch,
  anyShortEntry,
  anyText,
  common,
} from '../../primitives/testing/any-fields.ts';
import type { FillInBlanksBlock, FillInBlanksItem } from './schema.ts';

const anyGapItem: fc.Arbitrary<FillInBlanksItem> = fc.oneof(
  fc.record(
    {
      type: fc.constant('text'),
      text: anyText,
      formatting: fc.shuffledSubarray([...inlineFormats], { minLength: 1 }),
    },
    { requiredKeys: ['type', 'text'] },
  ),
  fc.record(
    {
      type: fc.constant('gap'),
      id: anyId,
      answers: fc.array(anyText, { maxLength: 4 }),
      why: anyHtml,
      match: anyMatch,
      mark: anyMark,
    },
    { requiredKeys: ['type', 'id', 'answers'] },
  ),
);

const anyFillInBlanksBlock: fc.Arbitrary<FillInBlanksBlock> = fc.record(
  {
    type: fc.constant('FillInBlanks'),
    ...common,
    content: fc.array(anyGapItem, { maxLength: 8 }),
    boxOptions: fc.boolean(),
    distractors: fc.array(anyText, { maxLength: 4 }),
  },
  { requiredKeys: ['type', 'rubric', 'autoCorrected', 'content', 'boxOptions'] },
);

export const fillInBlanksArbitraries = {
  block: anyFillInBlanksBlock,
  entry: fc.array(anyShortEntry, { maxLength: 8 }),
};
