import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writingMessages } from './messages.ts';
import { wordNote, wordState, wordTask } from './word-state.ts';

describe('the word count', () => {
  const limits = { minWords: 120, maxWords: 180 };

  it('is short before the least, enough within, long after the most', () => {
    expect([119, 120, 180, 181].map((count) => wordState(count, limits))).toEqual([
      'short',
      'enough',
      'enough',
      'long',
    ]);
  });

  it('asks for nothing where the author set no limits', () => {
    expect(wordTask({}, writingMessages.en)).toBe('');
    expect(wordNote(50, {}, writingMessages.en)).toBe('');
  });

  it('says how many words are still to go', () => {
    expect(wordNote(100, limits, writingMessages.en)).toBe('20 to go');
  });

  it('never calls one text short and long at once, whatever the limits', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.nat(500), (count, one, other) => {
        const asked = { minWords: Math.min(one, other), maxWords: Math.max(one, other) };
        expect(wordState(count, asked) === 'enough').toBe(count >= asked.minWords && count <= asked.maxWords);
      }),
    );
  });
});
