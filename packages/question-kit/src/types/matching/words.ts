import { matchingAr } from './words-ar.ts';
import { matchingEn } from './words-en.ts';

/** The texts of matching. */
export const matchingWords = { en: matchingEn, ar: matchingAr };
