import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepWords, wordRanges } from './word-steps.ts';

const text = 'A warm room, where nobody has to buy.';
const words = wordRanges(text, 'en');
const textIn = (range: { start: number; end: number } | null) => range && text.slice(range.start, range.end);

describe('selecting by keyboard', () => {
  it('begins with the first word', () => {
    expect(textIn(stepWords(words, null, 1, false))).toBe('A');
  });

  it('moves word by word and over punctuation', () => {
    const room = { start: 7, end: 11 };
    expect(textIn(stepWords(words, room, 1, false))).toBe('where');
    expect(textIn(stepWords(words, room, -1, false))).toBe('warm');
  });

  it('grows and shrinks by words, never to nothing', () => {
    const warm = stepWords(words, { start: 0, end: 1 }, 1, false);
    const grown = stepWords(words, warm, 1, true);
    expect(textIn(grown)).toBe('warm room');
    expect(textIn(stepWords(words, grown, -1, true))).toBe('warm');
    expect(textIn(stepWords(words, warm, -1, true))).toBe('warm');
  });

  it('selects nothing in a text without words', () => {
    expect(stepWords(wordRanges('… !', 'en'), null, 1, false)).toBeNull();
  });

  it('always begins and ends at words, wherever a pointer has selected before', () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), fc.boolean(), fc.boolean(), (one, other, on, extend) => {
        const selected = { start: Math.min(one, other), end: Math.max(one, other) };
        const next = stepWords(words, selected, on ? 1 : -1, extend);
        expect(words.some(({ start }) => start === next?.start)).toBe(true);
        expect(words.some(({ end }) => end === next?.end)).toBe(true);
      }),
    );
  });
});
