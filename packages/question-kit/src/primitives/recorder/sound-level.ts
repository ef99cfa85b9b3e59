/** A rating of the microphone level. */
export type SoundLevel = 'none' | 'quiet' | 'good' | 'loud';

/** Rates a peak from 0 (silence) to 1 (maximum). */
export function soundLevelOf(peak: number): SoundLevel {
  if (peak < 0.012) return 'none';
  if (peak < 0.06) return 'quiet';
  return peak > 0.985 ? 'loud' : 'good';
}
