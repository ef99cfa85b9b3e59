import { expect, it } from 'vitest';
import { essayQuestion, gapQuestion } from '../../testing/sample-questions.ts';
import { questionItems } from './question-items.ts';

it('tells the marks of one text apart by what they are given for', () => {
  const items = questionItems(essayQuestion());
  expect(items.map(({ part, component }) => [part, component])).toEqual([
    [1, 'content'],
    [2, 'language'],
  ]);
});

it('has no such name for what is answered by itself', () => {
  expect(questionItems(gapQuestion()).map(({ component }) => component)).toEqual([null, null]);
});
