import { vocabAr } from './messages-ar.ts';
import { vocabEn } from './messages-en.ts';

/** The texts of a word list or a passage. */
export const vocabMessages = { en: vocabEn, ar: vocabAr };
