import { describe, expect, it } from 'vitest';
import { harbourQuestion, lectureQuestion, rightFerry, wrongFerry } from '../../testing/fixtures/lecture-questions.ts';
import { asStudentSees, askedQuestions } from './try-questions.ts';

describe('a question that its author tries', () => {
  const stored = lectureQuestion(1, { maxTries: 2 });

  it('shows no key before the right answer or the last try, as on the server', () => {
    const wrong = asStudentSees(stored, { number: 1, entries: wrongFerry });
    expect(wrong).toMatchObject({ triesLeft: 1, isPassed: false, answer: { outcome: 'wrong', solution: null } });
    expect(JSON.stringify([asStudentSees(stored, undefined), wrong])).not.toContain('Twenty past');
    const right = asStudentSees(stored, { number: 2, entries: rightFerry });
    expect(right).toMatchObject({ triesLeft: 0, isPassed: true, answer: { outcome: 'right', marks: [{ mark: 1 }] } });
    expect(right.answer?.solution).toEqual(harbourQuestion);
  });

  it('keeps the key where the author does', () => {
    const kept = asStudentSees({ ...stored, showWhy: false }, { number: 2, entries: wrongFerry });
    expect(kept.answer).toMatchObject({ outcome: 'wrong', solution: null });
  });
});

it('students are asked the finished questions that are not archived, in the order of their places', () => {
  const all = [
    lectureQuestion(1, { atMs: 9000 }),
    lectureQuestion(2, { atMs: 1000 }),
    lectureQuestion(3, { isReady: false }),
    lectureQuestion(4, { archived: true }),
  ];
  expect(askedQuestions(all).map(({ atMs }) => atMs)).toEqual([1000, 9000]);
});
