import { expect, test } from 'vitest';
import { hasSeveralQuestions, blockNumbers } from './block-numbers.ts';

const of = (...types: ('MCQ' | 'Rubric' | 'Vocab')[]) => types.map((type) => ({ type }));

test('blocks that are only read get no number and take none from the others', () => {
  expect(blockNumbers(of('Rubric', 'MCQ', 'Vocab', 'MCQ'), undefined)).toEqual([undefined, 1, undefined, 2]);
  expect(blockNumbers(of('Rubric', 'MCQ', 'MCQ'), 7)).toEqual([undefined, 7, 8]);
});

test('a question that stands alone needs no number, with instructions before it or not', () => {
  expect(blockNumbers(of('MCQ'), undefined)).toEqual([undefined]);
  expect(blockNumbers(of('Rubric', 'MCQ'), undefined)).toEqual([undefined, undefined]);
  expect(blockNumbers(of('MCQ'), 3)).toEqual([3]);
  expect(hasSeveralQuestions(of('Rubric', 'MCQ'))).toBe(false);
});
