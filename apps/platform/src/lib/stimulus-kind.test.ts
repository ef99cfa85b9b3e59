import { describe, expect, it } from 'vitest';
import { stimulusKind } from './stimulus-kind.ts';

describe('stimulusKind', () => {
  it('is the kind of its items, if they are of one kind', () => {
    expect(stimulusKind([{ kind: 'image' }, { kind: 'image' }])).toBe('image');
    expect(stimulusKind([{ kind: 'audio' }])).toBe('audio');
  });

  it('is text for a PDF, and with a text among its items', () => {
    expect(stimulusKind([{ kind: 'pdf' }])).toBe('text');
    expect(stimulusKind([{ kind: 'image' }, { kind: 'text' }])).toBe('text');
  });

  it('is mixed for other combinations', () => {
    expect(stimulusKind([{ kind: 'image' }, { kind: 'audio' }])).toBe('mixed');
  });
});
