import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CaptionTrack } from '../schema/captions.ts';
import { captionLinesAt, captionsIn } from './caption-choice.ts';

const trackIn = (language: string): CaptionTrack => ({ language, label: language, cues: [] });
const tracks = ['en-GB', 'en', 'ar'].map(trackIn);

test.each([
  [['ar', 'en'], 'ar'],
  [['', 'en'], 'en'],
  [['en-US'], 'en-GB'],
  [['ar-EG', 'en'], 'ar'],
  [['fr'], 'en-GB'],
])('of captions in en-GB, en and ar, %j begins with %s', (languages, expected) => {
  expect(captionsIn(tracks, languages)?.language).toBe(expected);
});

test('without captions there is none to choose, and no line', () => {
  expect(captionsIn([], ['en'])).toBeUndefined();
  expect(captionLinesAt(undefined, 1)).toEqual([]);
});

test('a line is shown from its start until its end, and lines that overlap are shown together', () => {
  const track: CaptionTrack = {
    ...trackIn('en'),
    cues: [
      { startMs: 1000, endMs: 3000, text: 'Hello,\n\nLina.' },
      { startMs: 2000, endMs: 4000, text: '<3' },
    ],
  };
  const shown = [0.999, 1, 2, 3, 4].map((seconds) => captionLinesAt(track, seconds));
  expect(shown).toEqual([[], ['Hello,', 'Lina.'], ['Hello,', 'Lina.', '<3'], ['<3'], []]);
});

test('a time outside all lines shows none', () => {
  const anyCue = fc
    .tuple(fc.nat(10_000), fc.integer({ min: 1, max: 5000 }))
    .map(([startMs, length]) => ({ startMs, endMs: startMs + length, text: 'line' }));
  fc.assert(
    fc.property(fc.array(anyCue), fc.nat(20_000), (cues, ms) => {
      const spoken = cues.filter(({ startMs, endMs }) => startMs <= ms && ms < endMs);
      expect(captionLinesAt({ ...trackIn('en'), cues }, ms / 1000)).toHaveLength(spoken.length);
    }),
  );
});
