import fc from 'fast-check';
import { expect, it, describe } from 'vitest';
import { answersFromText, textFromAnswers, fieldLines } from './field-lines.ts';

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

describe('a pasted list', () => {
  it('becomes prompts with their answers', () => {
    const list = '1. How many keepers? = three | 3\r\n\n- Who came? = a boy\nSay why.';
    expect(fieldLines(list, false)).toEqual([
      { prompt: 'How many keepers?', answers: ['three', '3'] },
      { prompt: 'Who came?', answers: ['a boy'] },
      { prompt: 'Say why.', answers: [] },
    ]);
  });

  it('loses the letters and numbers of an Arabic list', () => {
    expect(fieldLines('١. ما العاصمة؟ = عمّان\n\n٢- متى؟ = أمس\nأ) لماذا؟', false)).toEqual([
      { prompt: 'ما العاصمة؟', answers: ['عمّان'] },
      { prompt: 'متى؟', answers: ['أمس'] },
      { prompt: 'لماذا؟', answers: [] },
    ]);
  });

  it('takes what follows the last equals sign, and a line without a prompt', () => {
    expect(fieldLines('x + 2 = 5, x = 3\n= Paris', false)).toEqual([
      { prompt: 'x + 2 = 5, x', answers: ['3'] },
      { prompt: '', answers: ['Paris'] },
    ]);
  });

  it('becomes a note sheet: headings and notes stay around the fields', () => {
    const list =
      '# The museum\n## Visiting\n• opens at [[nine|9]] in summer\nfree on Sundays\ncosts £[[14]] and [[2]] for a dog\nclosed in May';
    expect(fieldLines(list, true)).toEqual([
      { prompt: '# The museum\n## Visiting\nopens at ___ in summer', answers: ['nine', '9'] },
      { prompt: 'free on Sundays\ncosts £___', answers: ['14'] },
      { prompt: 'and ___ for a dog\nclosed in May', answers: ['2'] },
    ]);
  });

  it('keeps the field where it was when notes follow it', () => {
    expect(fieldLines('found in a = river\nthe end', true)).toEqual([
      { prompt: 'found in a ___\nthe end', answers: ['river'] },
    ]);
  });

  it('is never empty where something is written, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), fc.boolean(), (list, notes) => {
        expect(fieldLines(list, notes).length > 0).toBe(list.trim() !== '');
      }),
    );
  });
});
