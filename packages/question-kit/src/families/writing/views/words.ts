import { writingAr } from './words-ar.ts';
import { writingEn } from './words-en.ts';

/** The texts around a text that is written. */
export const writingWords = { en: writingEn, ar: writingAr };
