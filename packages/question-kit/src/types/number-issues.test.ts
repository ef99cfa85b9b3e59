import { describe, expect, it } from 'vitest';
import { fillInBlanksIssueRules } from './fill-in-blanks/issues.ts';
import { markFillInBlanks } from './fill-in-blanks/marking.ts';
import { shortAnswersIssueRules } from './short-answers/issues.ts';

const match = { compare: 'number' } as const;
const common = { rubric: '<p>How many?</p>', autoCorrected: true };

describe('an answer that is compared as a number and is none', () => {
  it.each([
    ['5', 0],
    ['5,5 ± 0.1', 0],
    ['1..4', 0],
    ['five', 1],
    ['4..1', 1],
    ['5 km', 1],
  ])('%j has %d issues', (answer, count) => {
    const item = { id: 'a', answers: ['7', answer], match };
    const short = shortAnswersIssueRules.issues({ type: 'ShortAnswers', ...common, content: [item], answersCount: 1 });
    expect(short.map(({ code }) => code)).toEqual(count === 0 ? [] : ['short-answer-number']);
    const gaps = fillInBlanksIssueRules.issues({
      type: 'FillInBlanks',
      ...common,
      content: [{ type: 'gap', ...item }],
      boxOptions: false,
    });
    expect(gaps.map(({ code }) => code)).toEqual(count === 0 ? [] : ['gap-answer-number']);
  });
});

describe('a gap with a word box', () => {
  it('takes the word as it is written: its distractor may differ in an accent or a capital letter only', () => {
    const gap = { type: 'gap' as const, id: 'a', answers: ['où'] };
    const block = {
      type: 'FillInBlanks' as const,
      ...common,
      content: [gap],
      boxOptions: true,
      distractors: ['ou', 'Où'],
    };
    const marks = ['où', 'ou', 'Où'].map(
      (studentAnswer) => markFillInBlanks(block, [{ studentAnswer, studentMark: 0 }]).items[0]?.mark,
    );
    expect(marks).toEqual([1, 0, 0]);
  });
});
