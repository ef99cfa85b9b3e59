import type { AnswerId } from '@rubrica/api-client/contract';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { essayText } from '../sample-questions.ts';
import { type AcknowledgedAnswer, compareAnswer } from './compare-answers.ts';
import { examQuestions } from './exam-questions.ts';

const sent = (text: string) => ({ entries: essayText(text), flagged: false });
const stored = (rev: number, text: string, flagged = false) => ({ rev, entries: essayText(text), flagged });

const known: AcknowledgedAnswer = {
  id: '0190a5b2-7c11-7c3e-8f00-000000000001' satisfies AnswerId,
  rev: 3,
  content: sent('third'),
  unconfirmed: null,
};

describe('comparing what was acknowledged with the database', () => {
  test('the last acknowledged revision, or the one sent after it, is no loss', () => {
    expect(compareAnswer(known, stored(3, 'third'))).toEqual({ lostRevs: 0, isSame: true });
    const sentOnce = { ...known, unconfirmed: sent('fourth') };
    expect(compareAnswer(sentOnce, stored(3, 'third'))).toEqual({ lostRevs: 0, isSame: true });
    expect(compareAnswer(sentOnce, stored(4, 'fourth'))).toEqual({ lostRevs: 0, isSame: true });
    const untouched = { ...known, rev: 0, content: null };
    expect(compareAnswer(untouched, stored(0, ''))).toEqual({ lostRevs: 0, isSame: true });
  });

  test('what is missing, older, newer than anything sent, or of other content is told', () => {
    expect(compareAnswer(known, undefined)).toEqual({ lostRevs: 3, isSame: false });
    expect(compareAnswer(known, stored(1, 'first'))).toEqual({ lostRevs: 2, isSame: false });
    expect(compareAnswer(known, stored(3, 'second'))).toEqual({ lostRevs: 0, isSame: false });
    expect(compareAnswer(known, stored(3, 'third', true))).toEqual({ lostRevs: 0, isSame: false });
    expect(compareAnswer(known, stored(4, 'fourth'))).toEqual({ lostRevs: 0, isSame: false });
  });
});

test('no save of the exam sends what is stored already', () => {
  for (const { content, stages } of examQuestions()) {
    for (const [index, entries] of stages.entries()) {
      expect(isDeepStrictEqual(entries, stages.at(index - 1)), `${content.title}, save ${index}`).toBe(false);
    }
  }
});
