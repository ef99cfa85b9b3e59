import { vocabAr } from './words-ar.ts';
import { vocabEn } from './words-en.ts';

/** The texts of a word list or a passage. */
export const vocabWords = { en: vocabEn, ar: vocabAr };
