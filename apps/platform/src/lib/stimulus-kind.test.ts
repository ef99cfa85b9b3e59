import { describe, expect, it } from 'vitest';
import { stimulusKind } from './stimulus-kind.ts';

describe('stimulusKind', () => {
  it('names what stands alone, however often', () => {
    expect(stimulusKind([{ kind: 'image' }, { kind: 'image' }])).toBe('image');
    expect(stimulusKind([{ kind: 'audio' }])).toBe('audio');
  });

  it('takes what is read for a text, and a text for what leads', () => {
    expect(stimulusKind([{ kind: 'pdf' }])).toBe('text');
    expect(stimulusKind([{ kind: 'image' }, { kind: 'text' }])).toBe('text');
  });

  it('has one word for what has none in common', () => {
    expect(stimulusKind([{ kind: 'image' }, { kind: 'audio' }])).toBe('mixed');
  });
});
