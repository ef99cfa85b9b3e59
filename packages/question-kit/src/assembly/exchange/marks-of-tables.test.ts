import { describe, expect, it } from 'vitest';
import { choiceAnswers, type GivenAnswer } from './testing/given-answer.ts';
import { compare } from './testing/reference-marks.ts';

describe('questions of tables and Aiken are marked as their formats mark them', () => {
  it.each(['A', 'C', 'A, B', 'B C'])(
    'Aiken: ANSWER: %s gives each right option its share, and a wrong one takes as much',
    async (answer) => {
      const letters = answer.split(/[ ,]+/u);
      const source = `Q\nA) a\nB) b\nC) c\nANSWER: ${answer}\n`;
      const shares = ['A', 'B', 'C'].map(
        (letter) => (letters.includes(letter) ? 1 : letters.length > 1 ? -1 : 0) / letters.length,
      );
      const grade = ({ choices = [] }: GivenAnswer) =>
        Math.max(
          0,
          choices.reduce((sum, choice) => sum + (shares[choice] ?? 0), 0),
        );
      expect(await compare(source, 'aiken', { answers: choiceAnswers(3, letters.length === 1), grade })).toBe(true);
    },
  );

  it.each([
    ['short', '', ['Sea', 'sea.', 'SEA'], ['See', '']],
    ['short', 'case=exact punctuation=exact', ['Sea'], ['sea', 'Sea.']],
    ['short', 'typos=1', ['Sea', 'Seaa'], ['Tea time']],
    ['numerical', '', ['5', '5,0', '5.00'], ['5.1', 'Sea']],
    ['short', 'compare=number', ['5'], ['50']],
  ])('a table: %s with %j', async (type, match, right, wrong) => {
    const key =
      type === 'numerical' || match.includes('number') ? '5' : 'Seaa'.slice(0, match.includes('typos') ? 4 : 3);
    const source = `type,rubric,answer1,match1\n${type},Q,${key},${match}`;
    const answers = [...right, ...wrong].map((text) => ({ texts: [text] }));
    const grade = ({ texts: [text = ''] = [] }: GivenAnswer) => Number(right.includes(text));
    expect(await compare(source, 'csv', { answers, grade })).toBe(true);
  });
});
