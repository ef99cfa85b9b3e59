import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyShortEntry } from '../../primitives/entries/short-entry.ts';
import { markAnswers } from '../core/marking.ts';
import { importQuestions } from './import-questions.ts';

const weights = fc.array(fc.constantFrom(-100, -50, -33.333_33, -25, 0, 20, 25, 33.333_33, 50, 100), {
  minLength: 2,
  maxLength: 5,
});

/** What Moodle gives for the chosen options: a weight, or the sum of the weights within 0 and 1. */
function moodleMark(chosen: readonly number[], isSingle: boolean): number {
  const sum = chosen.reduce((total, weight) => total + weight / 100, 0);
  return isSingle ? sum : Math.min(1, Math.max(0, sum));
}

function choicesOf(count: number, isSingle: boolean): number[][] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  if (isSingle) return indexes.map((index) => [index]);
  return Array.from({ length: 2 ** count - 1 }, (_, set) => indexes.filter((index) => ((set + 1) >> index) % 2 === 1));
}

function choiceXml(percents: readonly number[], isSingle: boolean): string {
  const answers = percents.map((percent, index) => `<answer fraction="${percent}"><text>o${index}</text></answer>`);
  return `<quiz><question type="multichoice"><questiontext><text>Q</text></questiontext><single>${String(isSingle)}</single>${answers.join('')}</question></quiz>`;
}

describe('a choice said to be taken', () => {
  it.each([true, false])('earns here what Moodle gives, for every choice of options (single: %s)', async (isSingle) => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(weights, async (percents) => {
        const { questions, report } = await importQuestions(choiceXml(percents, isSingle));
        const [question] = questions;
        const [block] = question?.questions ?? [];
        if (report.some(({ outcome }) => outcome !== 'taken') || !question || block?.type !== 'MCQ') return;
        taken += 1;
        for (const choice of choicesOf(percents.length, isSingle)) {
          const studentAnswer = choice.map((index) => block.content[index]?.id ?? '').join(' ');
          const given = moodleMark(
            choice.map((index) => percents[index] ?? 0),
            isSingle,
          );
          expect(markAnswers(question, [{ ...emptyShortEntry(), studentAnswer }]).mark).toBeCloseTo(given, 2);
        }
      }),
      { numRuns: 3000 },
    );
    // Few choices of weights mean the same here; without any, nothing was compared.
    expect(taken).toBeGreaterThan(0);
  });
});
