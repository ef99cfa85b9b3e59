import { describe, expect, it } from 'vitest';
import { markerMessages } from '../messages/marker.ts';
import { markExplanation } from './mark-explanation.ts';

const messages = markerMessages.en;
const machine = { decision: 'none', mark: 0, maximum: 1, reviewed: false } as const;
const manual = { ...machine, decision: 'manual' } as const;

describe('the explanation of a mark', () => {
  it('names the machine’s mark, the new one and who changed it', () => {
    const by = { ...machine, mark: 0.5, reviewed: true };
    expect(markExplanation({ ...by, reviewedBy: 'Maria' }, machine, messages)).toBe(
      'Automatic 0, changed to 0.5 by Maria',
    );
    expect(markExplanation(by, machine, messages)).toBe('Automatic 0, changed to 0.5');
  });

  it('says who confirmed the machine, and who gave what only a person can give', () => {
    expect(markExplanation({ ...machine, reviewed: true, reviewedBy: 'Maria' }, machine, messages)).toBe(
      'Confirmed by Maria',
    );
    expect(markExplanation({ ...manual, mark: 1, reviewed: true, reviewedBy: 'Maria' }, manual, messages)).toBe(
      'Given by Maria',
    );
  });

  it('says nothing of a mark that nobody has touched', () => {
    expect(markExplanation(machine, machine, messages)).toBe('');
    expect(markExplanation({ ...machine, reviewed: true }, machine, messages)).toBe('');
  });
});
