import { expect, it } from 'vitest';
import { firstNumbers } from './first-numbers.ts';

const part = (...types: ('Rubric' | 'MCQ' | 'Vocab')[]) => ({ questions: types.map((type) => ({ type })) });

it('counts on through the parts, without what is only read', () => {
  expect(firstNumbers([part('MCQ'), part('Rubric', 'MCQ', 'MCQ'), part('Vocab'), part('MCQ')])).toEqual([1, 2, 4, 4]);
});

it('leaves the questions of an only part to be numbered by themselves', () => {
  expect(firstNumbers([part('MCQ')])).toEqual([undefined]);
});
