import { describe, expect, it } from 'vitest';
import { openWork, railOf } from './rail.ts';

describe('the rail of questions', () => {
  const rail = railOf([
    { blocks: ['complete', 'empty'], types: ['MCQ', 'FillInBlanks'], flagged: true },
    { blocks: ['empty', 'partial'], types: ['Rubric', 'WritingEssays'], flagged: false },
  ]);

  it('numbers what is answered through all parts, and leaves out what is only read', () => {
    expect(rail.map(({ number, part, block }) => [number, part, block])).toEqual([
      [1, 0, 0],
      [2, 0, 1],
      [3, 1, 1],
    ]);
  });

  it('counts what is still open, and each flagged part once', () => {
    expect(openWork(rail)).toEqual({ open: 2, flaggedParts: 1 });
  });
});
