import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { longestPiece, sentencesOf } from './sentences.ts';
import { placesOf } from './text-places.ts';

const spoken = (text: string, language: 'en' | 'ar' = 'en') =>
  sentencesOf(text, language).map(({ start, end }) => text.slice(start, end));

const words = (text: string) => text.match(/[\p{L}\p{N}]/gu) ?? [];

describe('what is spoken of a text', () => {
  test('is one sentence after another, without what is around it', () => {
    expect(spoken(' “Who is there?” she asked.  Nobody answered! \n It was 3.5 miles. ')).toEqual([
      '“Who is there?” she asked.',
      'Nobody answered!',
      'It was 3.5 miles.',
    ]);
    expect(spoken('أين الفنار؟ كان بعيدًا. ثم وصلوا.', 'ar')).toEqual(['أين الفنار؟', 'كان بعيدًا.', 'ثم وصلوا.']);
  });

  test('goes on after an abbreviation', () => {
    expect(spoken('Mr. Reed saw Dr. J. Okafor. He waved.')).toEqual(['Mr. Reed saw Dr. J. Okafor.', 'He waved.']);
    expect(spoken('زارنا د. سامر. ثم ذهب.', 'ar')).toEqual(['زارنا د. سامر.', 'ثم ذهب.']);
  });

  test('breaks a long sentence after a comma, or between words', () => {
    const clause = 'the lamp went round and round above the dark and restless water';
    expect(spoken(`At night ${clause}, ${clause}, ${clause}, ${clause}.`)).toEqual([
      `At night ${clause}, ${clause},`,
      `${clause}, ${clause}.`,
    ]);
  });

  test('has every word once and in order, and no piece is too long', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc
        .array(fc.constantFrom('a', 'Mr. ', 'كلمة ', '. ', ', ', ' ', '🐟', 'word'), { maxLength: 300 })
        .map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('en' as const, 'ar' as const), (whole, language) => {
        const spans = sentencesOf(whole, language);
        expect(spans.flatMap(({ start, end }) => words(whole.slice(start, end)))).toEqual(words(whole));
        for (const [index, { start, end }] of spans.entries()) {
          expect(end - start).toBeLessThanOrEqual(longestPiece);
          expect(start).toBeGreaterThanOrEqual(spans[index - 1]?.end ?? 0);
        }
      }),
      { numRuns: 40 },
    );
  });
});

test('a part of texts is found in them, whatever their lengths', () => {
  const texts = fc.array(fc.string({ maxLength: 5 }), { maxLength: 6 });
  fc.assert(
    fc.property(texts, fc.nat(20), fc.nat(20), (parts, one, other) => {
      const whole = parts.join('');
      const [start = 0, end = 0] = [one, other].map((at) => Math.min(at, whole.length)).toSorted((a, b) => a - b);
      fc.pre(end > start);
      const { from, to } = placesOf(parts, { start, end });
      const between = parts.slice(from.index + 1, to.index).join('');
      const first = parts[from.index] ?? '';
      const found =
        from.index === to.index
          ? first.slice(from.offset, to.offset)
          : first.slice(from.offset) + between + (parts[to.index] ?? '').slice(0, to.offset);
      expect(found).toBe(whole.slice(start, end));
    }),
  );
});
