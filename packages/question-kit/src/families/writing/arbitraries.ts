import fc from 'fast-check';
import { anyFile, anyId, anyMark, anyPart, anyText, common } from '../../primitives/testing/any-fields.ts';
import type { WritingEntry, WritingType } from './schema.ts';

const anyWriting = <Type extends WritingType>(type: Type) =>
  fc.record(
    {
      type: fc.constant(type),
      ...common,
      contentMark: anyMark,
      languageMark: anyMark,
      minWords: fc.integer({ min: 1, max: 500 }),
      maxWords: fc.integer({ min: 1, max: 500 }),
    },
    { requiredKeys: ['type', 'rubric', 'autoCorrected', 'contentMark', 'languageMark'] },
  );

const anyWritingEntry: fc.Arbitrary<WritingEntry> = fc.record(
  {
    studentAnswer: fc.array(anyPart, { maxLength: 3 }),
    instructorFiles: fc.array(anyFile, { maxLength: 2 }),
    studentContentMark: anyMark,
    studentLanguageMark: anyMark,
    instructorComments: anyText,
    annotations: fc.array(
      fc.record({
        id: anyId,
        start: fc.nat(60),
        end: fc.nat(60),
        comment: anyText,
        colour: fc.constantFrom('amber', 'teal', 'rose', 'violet'),
      }),
      { maxLength: 3 },
    ),
    reviewed: fc.boolean(),
    reviewedBy: anyText,
  },
  { requiredKeys: ['studentAnswer', 'instructorFiles', 'studentContentMark', 'studentLanguageMark'] },
);

/** Blocks and entries of a writing type. */
export function writingArbitraries<Type extends WritingType>(type: Type) {
  return { block: anyWriting(type), entry: anyWritingEntry };
}
