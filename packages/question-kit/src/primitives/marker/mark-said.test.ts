import { describe, expect, it } from 'vitest';
import { markerEn } from '../messages/marker-en.ts';
import { markSaid } from './mark-said.ts';

const machine = { decision: 'none', mark: 0, maximum: 1, reviewed: false } as const;
const manual = { ...machine, decision: 'manual' } as const;

describe('how a mark came about', () => {
  it('names the machine’s mark, the new one and who changed it', () => {
    const by = { ...machine, mark: 0.5, reviewed: true };
    expect(markSaid({ ...by, reviewedBy: 'Maria' }, machine, markerEn)).toBe('Automatic 0, changed to 0.5 by Maria');
    expect(markSaid(by, machine, markerEn)).toBe('Automatic 0, changed to 0.5');
  });

  it('says who confirmed the machine, and who gave what only a person can give', () => {
    expect(markSaid({ ...machine, reviewed: true, reviewedBy: 'Maria' }, machine, markerEn)).toBe('Confirmed by Maria');
    expect(markSaid({ ...manual, mark: 1, reviewed: true, reviewedBy: 'Maria' }, manual, markerEn)).toBe(
      'Given by Maria',
    );
  });

  it('says nothing of a mark that nobody has touched', () => {
    expect(markSaid(machine, machine, markerEn)).toBe('');
    expect(markSaid({ ...machine, reviewed: true }, machine, markerEn)).toBe('');
  });
});
