import type { ByStudent } from './students.ts';

/** How long each student speaks, as a part of the time that there is; null for no recording. */
export const spokenShare: ByStudent<number | null> = {
  perfect: 0.9,
  'near-miss': 0.7,
  'no-accents': 0.9,
  typos: 0.8,
  empty: null,
  guesses: 0.2,
  'arabic-keyboard': 0.9,
  fast: 0.1,
  copies: 0.8,
  'writes-much': 1,
};

/** The seconds to speak where the author has set no limit. */
export const usualSeconds = 60;
