import { describe, expect, it } from 'vitest';
import { reviewMessages } from '../messages/review.ts';
import { outcomeOf, reasonOf } from './outcome.ts';

const messages = reviewMessages.en;
const item = { decision: 'none', mark: 0, maximum: 1, reviewed: false } as const;

describe('how an answer came out', () => {
  it('is neither right nor wrong where nobody answered, and waits where a person decides', () => {
    expect(outcomeOf({ mark: 0, maximum: 1 }, false, false)).toBe('empty');
    expect(outcomeOf({ mark: 0, maximum: 1 }, true, true)).toBe('waiting');
  });

  it('is partly right between nothing and the maximum', () => {
    expect([0, 0.5, 1].map((mark) => outcomeOf({ mark, maximum: 1 }, true, false))).toEqual([
      'wrong',
      'partly',
      'right',
    ]);
  });
});

describe('the reason', () => {
  it('is shown where it says more than the outcome', () => {
    expect(reasonOf({ ...item, decision: 'typo', mark: 1 }, 'right', messages)).toBe(messages.decision('typo'));
    expect(reasonOf({ ...item, decision: 'exact', mark: 1 }, 'right', messages)).toBe('');
    expect(reasonOf(item, 'wrong', messages)).toBe('');
  });

  it('names the person where one has overruled the machine', () => {
    expect(reasonOf({ ...item, mark: 1, reviewed: true }, 'right', messages)).toBe(messages.overruled);
    expect(reasonOf({ ...item, decision: 'exact', mark: 0, reviewed: true }, 'wrong', messages)).toBe(
      messages.overruled,
    );
    expect(reasonOf({ ...item, decision: 'manual', mark: 1, reviewed: true }, 'right', messages)).toBe(
      messages.overruled,
    );
  });

  it('stays the machine’s where a person has confirmed it', () => {
    expect(reasonOf({ ...item, decision: 'accent', mark: 1, reviewed: true }, 'right', messages)).toBe(
      messages.decision('accent'),
    );
    expect(reasonOf({ ...item, decision: 'exact', mark: 1, reviewed: true }, 'right', messages)).toBe('');
  });
});
