import { shortAr } from './words-ar.ts';
import { shortEn } from './words-en.ts';

/** The texts of short answers and note sheets. */
export const shortWords = { en: shortEn, ar: shortAr };
