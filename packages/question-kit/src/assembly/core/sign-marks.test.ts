import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAttempt } from '../../testing/arbitraries.ts';
import { letterFixture } from '../../types/fill-in-blanks/fixtures.ts';
import { libraryFixture } from '../../types/writing-essays/fixtures.ts';
import { tideFixture } from '../../types/mcq/fixtures.ts';
import { ownAnswers } from './answer-rights.ts';
import { markAnswers } from './marking.ts';
import { questionTypes } from '../../types/question-types.ts';
import { signMarks } from './sign-marks.ts';

const typed = { questions: [tideFixture.block] };
const listed = { questions: [letterFixture.block] };
const written = { questions: [libraryFixture.block] };
const own = { studentAnswer: 'tide', studentMark: 0 };
const given = { ...own, studentMark: 1, reviewed: true };

describe('whose name stands beside a mark', () => {
  it('is the one who gives or confirms it', () => {
    expect(signMarks(typed, [own], [given], 'Maria')).toEqual([{ ...given, reviewedBy: 'Maria' }]);
    expect(signMarks(typed, [own], [{ ...own, reviewed: true }], 'Maria')).toEqual([
      { ...own, reviewed: true, reviewedBy: 'Maria' },
    ]);
  });

  it('stays while nobody changes the mark, whatever a client says', () => {
    const stood = { ...given, reviewedBy: 'Maria' };
    expect(signMarks(typed, [stood], [{ ...given, reviewedBy: 'Somebody else' }], 'Omar')).toEqual([stood]);
    expect(signMarks(listed, [[stood, own]], [[stood, given]], 'Omar')).toEqual([
      [stood, { ...given, reviewedBy: 'Omar' }],
    ]);
  });

  it('changes with the mark, component by component of a text', () => {
    const stood = { ...libraryFixture.right, reviewedBy: 'Maria' };
    expect(signMarks(written, [stood], [{ ...stood, instructorComments: 'And again.' }], 'Omar')).toMatchObject([
      { reviewedBy: 'Maria' },
    ]);
    expect(signMarks(written, [stood], [{ ...stood, studentLanguageMark: 9.5 }], 'Omar')).toMatchObject([
      { reviewedBy: 'Omar' },
    ]);
  });

  it('goes with the review, and with a marker whom nobody names', () => {
    const stood = { ...given, reviewedBy: 'Maria' };
    expect(signMarks(typed, [stood], [{ ...own, reviewedBy: 'Maria' }], 'Maria')).toEqual([own]);
    expect(signMarks(typed, [stood], [{ ...stood, studentMark: 0.5 }], undefined)).toEqual([
      { ...given, studentMark: 0.5 },
    ]);
  });

  it('is found in the marks of a block, and never among what a student wrote', () => {
    const question = { questions: [letterFixture.block, libraryFixture.block] };
    const reviewed = letterFixture.right.map((entry) => ({ ...entry, reviewed: true }));
    const signed = signMarks(question, [], [reviewed, libraryFixture.right], 'Maria');
    const names = markAnswers(question, signed).blocks.flatMap(({ items }) => items.map((item) => item.reviewedBy));
    expect(new Set(names)).toEqual(new Set(['Maria']));
    expect(JSON.stringify(ownAnswers(question, signed))).not.toContain('Maria');
  });
});

describe.each(questionTypes)('the names beside marks of %s', (type) => {
  it('are only ever those that stood and the one who signs', () => {
    fc.assert(
      fc.property(anyAttempt(type), fc.string(), ({ question, answers }, forged) => {
        const stored = ownAnswers(question, answers);
        const claimed = signMarks(question, [], answers, `forged ${forged}`);
        const once = signMarks(question, stored, claimed, 'Maria');
        const names = JSON.stringify(once).matchAll(/"reviewedBy":"(.*?)"/gu);
        for (const [, name] of names) expect(name).toBe('Maria');
        expect(signMarks(question, once, once, 'Omar')).toEqual(once);
      }),
    );
  });
});
