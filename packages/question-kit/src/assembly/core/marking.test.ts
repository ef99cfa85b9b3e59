import { describe, expect, it } from 'vitest';
import { libraryFixture } from '../../types/writing-essays/fixtures.ts';
import { letterFixture, poemFixture } from '../../types/fill-in-blanks/fixtures.ts';
import { tideFixture } from '../../types/mcq/fixtures.ts';
import { AnswerMismatchError } from './answer-mismatch-error.ts';
import { ownAnswers, takeMarks } from './answer-rights.ts';
import { markAnswers } from './marking.ts';
import type { AnswerEntry } from './registry.ts';

const letters = { questions: [letterFixture.block] };
const essays = { questions: [libraryFixture.block] };

function errorOf(act: () => unknown): AnswerMismatchError {
  try {
    act();
  } catch (error) {
    if (error instanceof AnswerMismatchError) return error;
  }
  throw new Error('Nothing was refused.');
}

describe('marking', () => {
  it('says of every gap why it was accepted, and writes the marks into the entries', () => {
    const marked = markAnswers(letters, [letterFixture.others['accepted with remarks']]);
    expect(marked.blocks[0]?.items.map(({ itemId, decision, mark }) => [itemId, decision, mark])).toEqual([
      ['letter-cafe', 'accent', 1],
      ['letter-not', 'alternative', 1],
      ['letter-colour', 'none', 0],
      ['letter-month', 'typo', 0.5],
    ]);
    expect(marked).toMatchObject({ mark: 2.5, maximum: 4.5, pending: false });
    expect(marked.entries[0]).toMatchObject([
      { studentMark: 1 },
      { studentMark: 1 },
      { studentMark: 0 },
      { studentMark: 0.5 },
    ]);
  });

  it('waits for a person gap by gap where the machine only proposes', () => {
    const poems = { questions: [poemFixture.block] };
    expect(markAnswers(poems, [poemFixture.right])).toMatchObject({ mark: 4, pending: true });
    expect(markAnswers(poems, [poemFixture.others['confirmed by a person']])).toMatchObject({
      mark: 2.5,
      pending: false,
    });
  });

  it('counts a text only once a person has reviewed it', () => {
    const waiting = { ...libraryFixture.right, reviewed: false };
    const { mark, maximum, pending, blocks } = markAnswers(essays, [waiting]);
    expect({ mark, maximum, pending }).toEqual({ mark: 0, maximum: 20, pending: true });
    expect(blocks[0]?.items.map((item) => item.mark)).toEqual([0, 0]);
    expect(markAnswers(essays, [libraryFixture.others['marked in halves']])).toMatchObject({
      mark: 13.5,
      pending: false,
    });
  });

  it('adds up blocks of any kind, and does not trip over a mixed question', () => {
    const mixed = { questions: [tideFixture.block, letterFixture.block, libraryFixture.block] };
    const answers: AnswerEntry[] = [tideFixture.right, letterFixture.right, libraryFixture.right];
    expect(markAnswers(mixed, answers)).toMatchObject({ mark: 25.5, maximum: 25.5 });
    expect(markAnswers(mixed, [[], letterFixture.right])).toMatchObject({
      mark: 4.5,
      entries: [[], expect.anything()],
    });
  });

  it('names the place of what does not fit', () => {
    expect(errorOf(() => markAnswers(letters, [tideFixture.right]))).toMatchObject({ code: 'wrong-shape', path: [0] });
    expect(errorOf(() => markAnswers(letters, [[], []]))).toMatchObject({ code: 'too-many', path: [1] });
  });
});

describe('saving marks', () => {
  const stored = ownAnswers(essays, [libraryFixture.right]);

  it('takes marks, comments and ranges from the marker and the text from the student', () => {
    const [taken] = takeMarks(essays, stored, [
      { ...libraryFixture.right, studentAnswer: [{ kind: 'text', text: 'forged' }] },
    ]);
    expect(taken).toEqual(libraryFixture.right);
  });

  it('lets a marker give marks for a gap that was left alone', () => {
    const given = letterFixture.right.map((entry) => ({ ...entry, studentMark: 0.5, reviewed: true }));
    const [taken] = takeMarks(letters, [[]], [given]);
    expect(taken).toEqual(given.map((entry) => ({ ...entry, studentAnswer: '' })));
  });

  it('refuses a mark above the maximum and a range outside the text', () => {
    const above = { ...libraryFixture.right, studentLanguageMark: 10.5 };
    expect(errorOf(() => takeMarks(essays, stored, [above]))).toMatchObject({
      code: 'mark-above-maximum',
      path: [0, 'studentLanguageMark'],
    });
    const outside = { id: 'x', start: 4, end: 99_999, comment: '', colour: 'rose' as const };
    expect(
      errorOf(() => takeMarks(essays, stored, [{ ...libraryFixture.right, annotations: [outside] }])),
    ).toMatchObject({
      code: 'range-outside-text',
      path: [0, 'annotations', 0],
    });
    const gap = letterFixture.right.map((entry) => ({ ...entry, studentMark: 1, reviewed: true }));
    expect(errorOf(() => takeMarks(letters, [letterFixture.right], [gap]))).toMatchObject({
      path: [0, 3, 'studentMark'],
    });
  });
});
