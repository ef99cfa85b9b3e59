import { describe, expect, it } from 'vitest';
import { countUnfinished, numberQuestions } from './question-numbers.ts';

describe('the numbers of questions', () => {
  const numbers = numberQuestions([
    { blocks: ['complete', 'empty'], types: ['MCQ', 'FillInBlanks'], flagged: true },
    { blocks: ['empty', 'partial'], types: ['Rubric', 'WritingEssays'], flagged: false },
  ]);

  it('numbers what is answered through all parts, and leaves out what is only read', () => {
    expect(numbers.map(({ number, part, block }) => [number, part, block])).toEqual([
      [1, 0, 0],
      [2, 0, 1],
      [3, 1, 1],
    ]);
  });

  it('counts what is still open, and each flagged part once', () => {
    expect(countUnfinished(numbers)).toEqual({ unfinished: 2, flaggedParts: 1 });
  });
});
