import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersFromText, textFromAnswers } from './answers-text.ts';

it('reads alternatives between strokes and leaves empty ones out', () => {
  expect(answersFromText(' nine | 9 || nine o’clock |')).toEqual(['nine', '9', 'nine o’clock']);
  expect(answersFromText('')).toEqual([]);
});

it('keeps a stroke, a star and a backslash that belong to an answer', () => {
  expect(answersFromText(String.raw`a \| b | 5 \* 3 | c\ `)).toEqual([
    'a | b',
    String.raw`5 \* 3`,
    '\\c'.slice(1) + '\\',
  ]);
});

it('writes answers so that they are read the same', () => {
  const answer = fc.stringMatching(/^[\w*|é]+(?: [\w*|]+)*$/u);
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 5 }), (answers) => {
      expect(answersFromText(textFromAnswers(answers))).toEqual(answers);
    }),
  );
});
