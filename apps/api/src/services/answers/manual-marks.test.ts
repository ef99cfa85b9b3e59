import { questionOf } from '@rubrica/question-kit';
import { fixtures } from '@rubrica/question-kit/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceQuestion, essayQuestion, essayText } from '../../testing/sample-questions.ts';
import { applyManualMarks, computeMark } from './manual-marks.ts';

const praise = (text: string) => [
  {
    ...essayText(text)[0]!,
    studentContentMark: 5,
    studentLanguageMark: 3,
    reviewed: true,
    instructorComments: 'Good.',
  },
];

describe('manual marks', () => {
  test('apply to the answer that they were given for', () => {
    expect(applyManualMarks(essayQuestion(), essayText('Cold.'), praise('Cold.'))).toEqual(praise('Cold.'));
    expect(computeMark(essayQuestion(), essayText('Cold.'), praise('Cold.'))).toMatchObject({
      mark: 8,
      pending: false,
    });
  });

  test('do not apply to an answer that the student changed', () => {
    expect(applyManualMarks(essayQuestion(), essayText('Warm.'), praise('Cold.'))).toEqual(essayText('Warm.'));
    expect(computeMark(essayQuestion(), essayText('Warm.'), praise('Cold.'))).toMatchObject({
      mark: 0,
      pending: true,
    });
  });

  test('stay as far as they are given, before the last of them is', () => {
    const half = praise('Cold.').map((entry) => ({ ...entry, studentLanguageMark: 0, reviewed: false }));
    const marked = computeMark(essayQuestion(), essayText('Cold.'), half);
    expect(marked).toMatchObject({ mark: 0, pending: true, entries: [{ studentContentMark: 5 }] });
    expect(computeMark(essayQuestion(), essayText('Cold.'), marked.entries).entries).toEqual(marked.entries);
  });

  test('apply to an empty answer', () => {
    expect(
      computeMark(
        essayQuestion(),
        [],
        praise('').map((entry) => ({ ...entry, studentAnswer: [] })),
      ).mark,
    ).toBe(8);
  });

  test.each([
    ['an unanswered list of pairs', 'Matching', []],
    ['answers of which the last are missing', 'ShortAnswers', [{ studentAnswer: 'tide', studentMark: 0 }]],
  ] as const)('apply to %s', (_, type, written) => {
    const question = questionOf({ ...choiceQuestion(), questions: [fixtures[type][0]!.block] });
    const given = [...written, { studentAnswer: '', studentMark: 0 }].map((part) => ({
      ...part,
      studentMark: 1,
      reviewed: true,
    }));
    const current = applyManualMarks(question, [[...written]], [given]);
    expect(current).toEqual([given]);
  });

  test('never change the student’s text, and the total never exceeds the maximum', () => {
    const chosen = fc.constantFrom('', 'one-right', 'one-wrong', 'two-right', 'nonsense');
    const own = chosen.map((studentAnswer) => ({ studentAnswer, studentMark: 0 }));
    const marked = fc.record({
      studentAnswer: chosen,
      studentMark: fc.constantFrom(0, 0.5, 1),
      reviewed: fc.boolean(),
    });
    const question = choiceQuestion();
    fc.assert(
      fc.property(fc.array(own, { maxLength: 2 }), fc.option(fc.array(marked, { maxLength: 2 })), (entries, marks) => {
        const current = applyManualMarks(question, entries, marks);
        expect(current).toHaveLength(2);
        for (const [index, entry] of entries.entries())
          expect(current[index]).toMatchObject({ studentAnswer: entry.studentAnswer });
        const { mark, maximum } = computeMark(question, entries, marks);
        expect(mark).toBeGreaterThanOrEqual(0);
        expect(mark).toBeLessThanOrEqual(maximum);
      }),
    );
  });
});
