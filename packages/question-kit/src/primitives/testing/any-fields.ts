import fc from 'fast-check';
import type { ShortEntry } from '../schema/answer-parts.ts';
import type { AnswerPart } from '../schema/answer-parts.ts';
import type { FileRef } from '../schema/fields.ts';

/** Ids as the kit makes them, and foreign ones. */
export const anyId: fc.Arbitrary<string> = fc.oneof(fc.uuid(), fc.stringMatching(/^[\w.-]{1,20}$/u));

/** Words of many scripts, and the signs that mean something to the matcher. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('café', "don't", 'colo*r', String.raw`5 \* 3`, 'أحمد', 'القاهِرة', '٣٫٥', '3.5', ' '),
);

export const anyHtml = anyText.map((text) => `<p>${text}</p>`);
export const anyMark = fc.integer({ min: 0, max: 40 }).map((half) => half / 2);

export const anyFile: fc.Arbitrary<FileRef> = fc.record({
  id: anyId,
  name: fc.constant('file.mp3'),
  mime: fc.constant('audio/mpeg'),
  size: fc.nat(),
});

/** The fields of every block; all but the rubric and `autoCorrected` may be absent. */
export const common = { id: anyId, rubric: anyHtml, autoCorrected: fc.boolean(), modelAnswer: anyHtml };

/** One piece of a long answer. */
export const anyPart: fc.Arbitrary<AnswerPart> = fc.oneof(
  fc.record({ kind: fc.constant('text'), text: anyText }),
  fc.record({ kind: fc.constant('file'), file: anyFile }),
  fc.record({ kind: fc.constant('recording'), file: anyFile, itemId: anyId }, { requiredKeys: ['kind', 'file'] }),
);

/** How typed answers are compared, every field there or not. */
export const anyMatch = fc.record(
  {
    compare: fc.constantFrom('text', 'number'),
    case: fc.constantFrom('ignore', 'exact'),
    accents: fc.constantFrom('ignore', 'note', 'exact'),
    typos: fc.constantFrom(0, 1, 2),
    punctuation: fc.constantFrom('ignore', 'exact'),
    contractions: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** One short answer with or without a mark. */
export const anyShortEntry: fc.Arbitrary<ShortEntry> = fc.record(
  { studentAnswer: anyText, studentMark: anyMark, reviewed: fc.boolean(), reviewedBy: anyText },
  { requiredKeys: ['studentAnswer', 'studentMark'] },
);
