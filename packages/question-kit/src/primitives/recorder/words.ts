import { recorderAr } from './words-ar.ts';
import { recorderEn } from './words-en.ts';

/** The texts of the recorder. */
export const recorderWords = { en: recorderEn, ar: recorderAr };
