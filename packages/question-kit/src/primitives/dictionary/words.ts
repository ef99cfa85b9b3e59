import { dictionaryAr } from './words-ar.ts';
import { dictionaryEn } from './words-en.ts';

/** The texts of the dictionary. */
export const dictionaryWords = { en: dictionaryEn, ar: dictionaryAr };
