import { describe, expect, it } from 'vitest';
import { markShortAnswers } from './marking.ts';
import { reasonsFixture } from './fixtures.ts';
import type { ShortAnswersBlock } from '../../families/short-answers/schema.ts';

const write = (...texts: string[]) => texts.map((studentAnswer) => ({ studentAnswer, studentMark: 0 }));
const decisions = (block: ShortAnswersBlock, ...texts: string[]) =>
  markShortAnswers(block, write(...texts)).items.map(({ decision }) => decision);

const list = (...answers: string[]) => ({ id: answers.join(' '), answers });

describe('fields without a key', () => {
  const open: ShortAnswersBlock = { ...reasonsFixture.block, autoCorrected: true, content: [], answersCount: 2 };

  it('wait for a person once they are answered, also where marks stand by themselves', () => {
    const mark = markShortAnswers(open, write('a reason', ''));
    expect(mark).toMatchObject({ mark: 0, maximum: 2, pending: true });
    expect(markShortAnswers(open, write('', '')).pending).toBe(false);
    expect(decisions(open, 'a reason', '')).toEqual(['manual', 'manual']);
  });

  it('are worth a point each beyond the keys there are', () => {
    expect(markShortAnswers({ ...reasonsFixture.block, answersCount: 5 }, undefined).maximum).toBe(6);
  });
});

describe('fields in any order', () => {
  it('earn for every reason once, wherever it stands', () => {
    expect(decisions(reasonsFixture.block, 'cheaper rent', 'by trains', '')).toEqual(['exact', 'exact', 'manual']);
    expect(decisions(reasonsFixture.block, 'by trains', 'the trains', '')).toEqual(['exact', 'none', 'manual']);
  });

  it('take an answer that one of them lists in another form', () => {
    const content = [list('إن', 'كأن'), list('إن', 'أن', 'كأن')];
    const block: ShortAnswersBlock = { ...reasonsFixture.block, content, answersCount: 2 };
    expect(decisions(block, 'كأن', 'أن')).toEqual(['exact', 'exact']);
  });
});

it('leaves keys out that have no field', () => {
  const fewer: ShortAnswersBlock = { ...reasonsFixture.block, answersCount: 1 };
  expect(decisions(fewer, 'more space')).toEqual(['exact']);
});
