import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyShortEntry, ownShortEntry, takeShortMark, takeShortMarks } from './short-entry.ts';

const anyEntry = fc.record(
  {
    studentAnswer: fc.string(),
    studentMark: fc.integer({ min: 0, max: 4 }),
    reviewed: fc.boolean(),
    reviewedBy: fc.constant('Maria'),
  },
  { requiredKeys: ['studentAnswer', 'studentMark'] },
);

describe('a list of short answers with marks', () => {
  it('grows as far as a person has marked, and never by entries that say nothing', () => {
    fc.assert(
      fc.property(fc.array(anyEntry), fc.array(anyEntry), (answers, given) => {
        const stored = answers.map(ownShortEntry);
        const taken = takeShortMarks(stored, given);
        expect(taken.slice(0, stored.length).map((entry) => entry.studentAnswer)).toEqual(
          stored.map((entry) => entry.studentAnswer),
        );
        if (taken.length > stored.length) expect(taken.at(-1)?.reviewed).toBe(true);
      }),
    );
    const marked = { studentAnswer: '', studentMark: 1, reviewed: true };
    expect(takeShortMarks([], [emptyShortEntry(), emptyShortEntry()])).toEqual([]);
    expect(takeShortMarks([], [emptyShortEntry(), marked, emptyShortEntry()])).toEqual([emptyShortEntry(), marked]);
  });

  it('carries a name only beside a review', () => {
    const stored = { studentAnswer: 'tide', studentMark: 0 };
    const named = { studentAnswer: '', studentMark: 1, reviewedBy: 'Maria' };
    expect(takeShortMark(stored, { ...named, reviewed: true })).toEqual({
      studentAnswer: 'tide',
      studentMark: 1,
      reviewed: true,
      reviewedBy: 'Maria',
    });
    expect(takeShortMark(stored, named)).not.toHaveProperty('reviewedBy');
    expect(ownShortEntry({ ...named, reviewed: true })).toEqual({ studentAnswer: '', studentMark: 0 });
  });
});
