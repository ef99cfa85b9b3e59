import { accentAr } from './words-ar.ts';
import { accentEn } from './words-en.ts';

/** The texts of the bar of letters. */
export const accentWords = { en: accentEn, ar: accentAr };
