import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { peaksOf, wavePath } from './wave-peaks.ts';

const samples = fc
  .array(fc.float({ min: -1, max: 1, noNaN: true }), { maxLength: 5000 })
  .map((values) => Float32Array.from(values));

describe('the wave form of a sound', () => {
  it('has the loudest place at its full height, and no bar above', () => {
    fc.assert(
      fc.property(samples, (sound) => {
        const peaks = peaksOf(sound, 40);
        expect(peaks).toHaveLength(40);
        for (const peak of peaks) expect(peak >= 0 && peak <= 1).toBe(true);
        if (sound.some((sample) => sample !== 0)) expect(Math.max(...peaks)).toBe(1);
        else expect(Math.max(...peaks)).toBe(0);
      }),
    );
  });

  it('shows where the sound is', () => {
    const sound = new Float32Array(1000);
    sound.fill(0.5, 700, 800);
    const peaks = peaksOf(sound, 10);
    expect(peaks.map((peak) => peak > 0)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('is drawn with a line even in silence', () => {
    expect(wavePath([0, 1])).toMatch(/^M.+v2\.0.+M.+v96\.0/u);
  });
});
